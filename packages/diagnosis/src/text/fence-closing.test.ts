import {expect, it} from 'vitest';
import {applyEdits} from '../edits.ts';
import {fencesOf} from './fences.ts';
import {parseText} from './parse.ts';
import {fenceUnclosed} from '../rules/fence-unclosed.ts';

function repair(source: string): string {
  const found = fenceUnclosed.find(parseText(source));
  return applyEdits(
    source,
    found.flatMap(({fix}) => fix?.edits ?? []),
  );
}

it('lengthens a closing fence that is too short', () => {
  expect(repair('```\n代码\n``\n正文')).toBe('```\n代码\n```\n正文');
  expect(repair('~~~~\r\n代码\r\n~~~\r\n正文')).toBe('~~~~\r\n代码\r\n~~~~\r\n正文');
});

it('knows the closing fence from those of the blocks that the code shows', () => {
  const source = '````md\n```js\na\n```\n\n```\nb\n```\n```\n\n正文';
  const repaired = repair(source);
  expect(repaired).toBe('````md\n```js\na\n```\n\n```\nb\n```\n````\n\n正文');
  expect(fencesOf(parseText(repaired)).map(({isClosed}) => isClosed)).toEqual([true]);
});

it('repairs one block after the other', () => {
  expect(repair(repair('```js\na\n```py\nb\n~~~\n正文'))).toBe(
    '```js\na\n```\n\n```py\nb\n```\n正文',
  );
});
