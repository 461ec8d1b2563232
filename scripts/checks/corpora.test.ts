import {expect, it} from 'vitest';
import {codeBlocks, lines} from './corpora';

it('reads a list of texts line by line', () => {
  expect(lines('<a>\r\n\r\n \n<b>\n')).toEqual(['<a>', '<b>']);
});

it('reads the code of an article, whole, by lines, and in lines', () => {
  expect(codeBlocks('text `<i>`\n\n```html\n<a>\n\n<b>\n```\n\n    <c>\n')).toEqual([
    '<i>',
    '<a>\n\n<b>',
    '<a>',
    '<b>',
    '<c>',
    '<c>',
  ]);
});
