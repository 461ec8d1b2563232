import {applyEdits, type Edit} from '@markdown-zh/diagnosis';

/** The effect of a fix on a text, as the reader sees it. */
export interface Change {
  readonly before: string;
  readonly after: string;
}

/** Characters that are shown on each side of a change. */
const around = 24;

/** The first line that edits change, before and after; of a long one the part around the change. The edits are in order, and not empty. */
export function changeOf(source: string, edits: readonly Edit[]): Change {
  const start = lineStart(source, edits[0]?.from ?? 0);
  const end = lineEnd(source, edits[0]?.to ?? 0);
  const own = edits.filter(({from, to}) => from >= start && to <= end);
  const first = own[0]?.from ?? start;
  const last = own.at(-1)?.to ?? end;
  const from = first - start > around * 2 ? first - around : start;
  const to = end - last > around * 2 ? last + around : end;
  const before = source.slice(from, to);
  const after = applyEdits(
    before,
    own.map((edit) => ({...edit, from: edit.from - from, to: edit.to - from})),
  );
  const cut = (text: string) => `${from > start ? '…' : ''}${text}${to < end ? '…' : ''}`;
  return {before: cut(before), after: cut(after)};
}

function lineStart(source: string, offset: number): number {
  return Math.max(source.lastIndexOf('\n', offset - 1), source.lastIndexOf('\r', offset - 1)) + 1;
}

function lineEnd(source: string, offset: number): number {
  const length = source.slice(offset).search(/[\r\n]/);
  return length < 0 ? source.length : offset + length;
}
