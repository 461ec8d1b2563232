import {expect, it} from 'vitest';
import {diagnose} from './diagnose.ts';

it('gives what the rules find in the order of the text, with line and column', () => {
  const found = diagnose('\n**“一”**的\r\n\n\n- **“二”**的，**“三”**的');
  const wrong = 'emphasis-close-after-punctuation';
  expect(found.map(({rule, line, column}) => [rule, line, column])).toEqual([
    [wrong, 2, 1],
    [wrong, 5, 3],
    [wrong, 5, 12],
  ]);
});

it('finds nothing in a text that renders, and in none', () => {
  expect(diagnose('“**重要**”的')).toEqual([]);
  expect(diagnose('')).toEqual([]);
});
