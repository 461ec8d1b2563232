import {expect, it} from 'vitest';
import {defaultRules} from './trusted-types-policy';

const {createHTML, createScript} = defaultRules;

it('accepts text without a tag, and JSON', () => {
  const data = '{"@type":"Article","headline":"a \\u003c b & c"}';
  expect(createHTML(data)).toBe(data);
  expect(createScript(data)).toBe(data);
});

it('rejects markup and code', () => {
  expect(createHTML('<img src="x" onerror="alert(1)">')).toBeNull();
  expect(createHTML('"<b>"')).toBeNull();
  expect(createScript('alert(1)')).toBeNull();
  expect(createScript('{"a": alert(1)}')).toBeNull();
});
