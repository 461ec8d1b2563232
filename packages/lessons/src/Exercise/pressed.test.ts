import {describe, expect, it} from 'vitest';
import {pressed} from './pressed.ts';

/** A field as text, with `^` at both ends of the selection, or at the cursor. */
function field(text: string) {
  const from = text.indexOf('^');
  const to = text.lastIndexOf('^');
  return {text: text.replaceAll('^', ''), from, to: to > from ? to - 1 : to};
}

describe('a key above the keyboard of a phone', () => {
  it.each([
    ['a^b', '*', 'a*^b'],
    ['a^bc^d', '*', 'a*^bc^*d'],
    ['a^bc^d', '[', 'a[^bc^]d'],
    ['^bc^', '#', '#^bc^'],
    ['a\nb^c', '1.', 'a\n1. b^c'],
    ['a\nb^c', 'indent', 'a\n  b^c'],
    ['a\n  b^c', 'outdent', 'a\nb^c'],
    ['a\n ^ b', 'outdent', 'a\n^b'],
    ['a\n^b', 'outdent', 'a\n^b'],
  ] as const)('%j, %s: %j', (before, key, after) => {
    expect(pressed(field(before), key)).toEqual(field(after));
  });
});
