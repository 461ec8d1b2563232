import {describe, expect, it} from 'vitest';
import {choice, defaults, findErrors, numeric, readAddress, text, writeAddress} from './share';

const parameters = {
  ends: choice('2', ['2', '1', '0']),
  supply: numeric('5', {min: 1, max: 60}, 'V'),
  nodes: numeric('10', ({ends}) => ({min: 0, max: ends === '0' ? 5 : 99, integer: true})),
  note: text('', (value) => !value.includes('!')),
};

describe('D21 the address of a calculator', () => {
  it('carries its values, and other names are ignored', () => {
    const read = readAddress(parameters, '?supply=3.3&ends=1&utm_source=mail&toString=1');
    expect(read).toEqual({
      texts: {ends: '1', supply: '3.3', nodes: '10', note: ''},
      errors: [],
      given: true,
    });
  });

  it('has the defaults without a query', () => {
    expect(readAddress(parameters, '')).toEqual({
      texts: defaults(parameters, 'ends', 'supply', 'nodes', 'note'),
      errors: [],
      given: false,
    });
  });

  it.each([
    ['supply=abc', 'supply', 'abc', {code: 'not-a-number'}, '5 V'],
    ['supply=', 'supply', '', {code: 'empty'}, '5 V'],
    ['supply=0', 'supply', '0', {code: 'too-small', limit: 1}, '5 V'],
    ['supply=1e9', 'supply', '1e9', {code: 'too-large', limit: 60}, '5 V'],
    ['nodes=1.5', 'nodes', '1.5', {code: 'not-an-integer'}, '10'],
    ['ends=7', 'ends', '7', {code: 'not-an-option', options: ['2', '1', '0']}, '2'],
    ['note=!', 'note', '!', {code: 'unreadable'}, ''],
    ['nodes=6&ends=0', 'nodes', '6', {code: 'too-large', limit: 5}, '10'],
    [`supply=${'9'.repeat(41)}x`, 'supply', `${'9'.repeat(40)}…`, {code: 'not-a-number'}, '5 V'],
    ['supply=%FF%zz', 'supply', '\ufffd%zz', {code: 'not-a-number'}, '5 V'],
  ])('names a bad value and uses the default: %s', (query, name, bad, error, used) => {
    const {texts, errors} = readAddress(parameters, query);
    expect(errors).toEqual([{name, text: bad, error, used}]);
    expect(texts[name]).toBe(parameters[name as 'supply'].initial);
  });

  it('is read as it was written, full-width digits too', () => {
    const texts = {ends: '0', supply: '３．３', nodes: '5', note: 'a&b=<c> 甲'};
    const written = writeAddress(parameters, texts);
    expect(written).toBe('?ends=0&supply=3.3&nodes=5&note=a%26b%3D%3Cc%3E+%E7%94%B2');
    expect(readAddress(parameters, written)).toEqual({
      texts: {...texts, supply: '3.3'},
      errors: [],
      given: true,
    });
  });

  it('is not written while a field is wrong', () => {
    expect(findErrors(parameters, {supply: 'x'})).toEqual({supply: {code: 'not-a-number'}});
    expect(findErrors(parameters, {supply: '5'})).toEqual({});
  });
});
