import {expect, it} from 'vitest';
import {applyEdits} from '../edits.ts';
import {fencesOf} from './fences.ts';
import {parseText} from './parse.ts';
import {fenceUnclosed} from '../rules/fence-unclosed.ts';

function mend(source: string): string {
  const found = fenceUnclosed.find(parseText(source));
  return applyEdits(
    source,
    found.flatMap(({fix}) => fix?.edits ?? []),
  );
}

it('lengthens a closing fence that is too short', () => {
  expect(mend('```\n代码\n``\n正文')).toBe('```\n代码\n```\n正文');
  expect(mend('~~~~\r\n代码\r\n~~~\r\n正文')).toBe('~~~~\r\n代码\r\n~~~~\r\n正文');
});

it('knows the closing fence from those of the blocks that the code shows', () => {
  const source = '````md\n```js\na\n```\n\n```\nb\n```\n```\n\n正文';
  const mended = mend(source);
  expect(mended).toBe('````md\n```js\na\n```\n\n```\nb\n```\n````\n\n正文');
  expect(fencesOf(parseText(mended)).map(({isClosed}) => isClosed)).toEqual([true]);
});

it('mends one block after the other', () => {
  expect(mend(mend('```js\na\n```py\nb\n~~~\n正文'))).toBe('```js\na\n```\n\n```py\nb\n```\n正文');
});
