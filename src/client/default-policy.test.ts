import {expect, it} from 'vitest';
import {defaultRules} from './default-policy';

const {createHTML, createScript} = defaultRules;

it('text without a tag, and data, go into the page', () => {
  const data = '{"@type":"Article","headline":"a \\u003c b & c"}';
  expect(createHTML(data)).toBe(data);
  expect(createScript(data)).toBe(data);
});

it('markup and code do not', () => {
  expect(createHTML('<img src="x" onerror="alert(1)">')).toBeNull();
  expect(createHTML('"<b>"')).toBeNull();
  expect(createScript('alert(1)')).toBeNull();
  expect(createScript('{"a": alert(1)}')).toBeNull();
});
