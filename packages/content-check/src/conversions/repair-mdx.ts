import type {Edit} from '@markdown-zh/diagnosis/edits';
import {replaceOutsideCode} from '../checks/outside-code.ts';
import {linkTo} from './write-text.ts';
import {openingTag, readTag} from './jsx-tags.ts';
import type {Conversion, ForeignText, Note} from './step.ts';

const autolink = '<(?:(?:https?|ftp)://[^\\s<>]+|[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+)>';
const emptyTag =
  '<(?:area|base|br|col|embed|hr|img|input|source|track|wbr)\\b(?:[^<>{}"\']|"[^"]*"|\'[^\']*\')*>';
const sign = '<(?=[\\d=\\u4E00-\\u9FFF，。])';

/** Repairs the slips of an author who writes MDX: `<https://…>`, `<br>` and `<5`. It leaves the rest, such as code in braces, alone. */
export function repairMdx({source}: ForeignText): Conversion {
  const fixes: Edit[] = [];
  const notes: Note[] = [];
  replaceOutsideCode(source, new RegExp([autolink, emptyTag, sign].join('|')), (text, start) => {
    const repaired = repair(text, notes);
    if (repaired !== text) {
      fixes.push({from: start, to: start + text.length, insert: repaired});
    }
    return text;
  });
  return {fixes, notes};
}

function repair(text: string, notes: Note[]): string {
  if (text === '<') {
    return '&lt;';
  }
  if (text.endsWith('/>')) {
    return text;
  }
  const tag = /^<[a-z]+[\s>]/.test(text) ? readTag(text) : undefined;
  const address = text.slice(1, -1);
  return tag
    ? openingTag(tag, notes)
    : linkTo(address.includes('://') ? address : `mailto:${address}`, address);
}
