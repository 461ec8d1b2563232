import {expect, it} from 'vitest';
import {longhandsOf} from './longhands';

it.each([
  ['block-size', ['height']],
  ['max-inline-size', ['max-width']],
  ['margin', ['margin-top', 'margin-right', 'margin-bottom', 'margin-left']],
  ['padding-inline', ['padding-left', 'padding-right']],
  ['padding-block-end', ['padding-bottom']],
  ['margin-left', ['margin-left']],
])('%s sets %j', (property, expected) => {
  expect(longhandsOf(property)).toEqual(expected);
});

it.each(['background-color', 'background-position'])('the background sets %s', (part) => {
  expect(longhandsOf('background')).toContain(part);
});

it.each(['color', '--block-size', 'scroll-margin-block', 'border', 'font'])(
  '%s is itself',
  (property) => {
    expect(longhandsOf(property)).toEqual([property]);
  },
);
