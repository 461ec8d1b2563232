import {htmlBlocks} from './html-blocks.ts';
import {inlineHtml} from './html-inline.ts';
import {signs} from './signs.ts';
import type {Conversion, ForeignText, Note} from './step.ts';

/** Turns a text of CommonMark with HTML into MDX, in one pass: what it writes would no longer be read as CommonMark. */
export function toMdx(text: ForeignText): Conversion {
  const notes: Note[] = [];
  const fixes = [...htmlBlocks(text, notes), ...inlineHtml(text, notes), ...signs(text)];
  return {fixes, notes};
}
