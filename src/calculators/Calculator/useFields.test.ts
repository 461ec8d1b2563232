import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {useFields} from './useFields';

it('a calculator’s fields have their texts and their faults, and the result is that of the rule', () => {
  let seen: unknown;
  function Probe() {
    const {field, result} = useFields({a: '1', b: ''}, ({a}) => ({
      errors: {b: 'empty'},
      result: a,
    }));
    seen = [field('a'), field('b'), result];
    return null;
  }
  renderToStaticMarkup(createElement(Probe));
  const onChange = expect.any(Function) as unknown;
  expect(seen).toEqual([
    {value: '1', error: undefined, onChange},
    {value: '', error: 'empty', onChange},
    '1',
  ]);
});
