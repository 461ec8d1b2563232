import type {Nodes} from 'mdast';
import {listItems} from '../sections.ts';
import {isRemark} from '../text/entry-lines.ts';
import {contentColumn, markerColumn, width} from '../text/columns.ts';
import {paragraphTexts, type ParagraphText} from '../text/paragraph-lines.ts';
import type {Edit} from '../edits.ts';
import type {RuleMatch, Rule} from '../rule.ts';
import {together} from '../text/together.ts';

/** Unicode spaces other than U+0020, and zero-width characters. Beside a marker, they do not count as a space. */
const wide = /[\u00A0\u2000-\u200D\u202F\u205F\u2060\u3000\uFEFF]/;
const candidate =
  /^([\u00A0\u2000-\u200D\u202F\u205F\u2060\u3000\uFEFF \t]*)(#{1,6}|[-+*]|\d{1,9}[.)]|>)([\u00A0\u2000-\u200D\u202F\u205F\u2060\u3000\uFEFF \t]*)(?=\S)/;

/** An ideographic space is two columns wide. */
function columnsOf(space: string): number {
  return space.replaceAll('\u3000', '  ').length;
}

/**
 * Below an item's text; or beside its marker for a number that continues the list, because it starts no list
 * of its own.
 */
function columnBelow(marker: string, item: Nodes, source: string): number {
  const goesOn = /^\d/.test(marker) && Number.parseInt(marker, 10) !== 1;
  return goesOn ? markerColumn(source, item) : contentColumn(source, item);
}

interface Level {
  /** The width of the indentation, and the column that replaces it. */
  readonly wide: number;
  readonly column: number;
  readonly content: number;
}

/** The column for a line of this indentation: that of the last line of equal width, or below the last narrower one. */
function columnIn(levels: Level[], wide: number, marker: string, base: number): number {
  while ((levels.at(-1)?.wide ?? 0) > wide) {
    levels.pop();
  }
  const above = levels.at(-1);
  const column = above?.wide === wide ? above.column : (above?.content ?? base);
  levels.push({wide, column, content: column + marker.length + 1});
  return column;
}

function findIn({ancestors, lines}: ParagraphText, source: string): RuleMatch[] {
  const item = ancestors.findLast((node) => node.type === 'listItem');
  const levels: Level[] = [];
  return lines.flatMap(({start, from, plain}, index) => {
    const [all = '', before = '', marker = '', gap = ''] = candidate.exec(plain) ?? [];
    const isStar =
      marker === '*' && (plain.includes('*', all.length) || isRemark(plain.slice(all.length)));
    const isBefore = wide.test(before) && (marker === '>' || gap !== '');
    const isBehind = wide.test(gap) && marker !== '>' && !isStar;
    const edits: Edit[] = [];
    if (isBefore) {
      const present = width(source.slice(start, from));
      const base = index === 0 || !item ? present : columnBelow(marker, item, source);
      const column = columnIn(levels, columnsOf(before), marker, base);
      const insert = ' '.repeat(Math.max(0, column - present));
      edits.push({from, to: from + before.length, insert});
    }
    if (isBehind) {
      const to = from + all.length;
      edits.push({from: to - gap.length, to, insert: ' '});
    }
    const to = from + all.length - (isBehind ? 0 : gap.length);
    return edits.length > 0 ? [{from, to, fix: {label: '改用半角空格', edits}}] : [];
  });
}

/** `#` and U+3000 before a title, U+3000 before `-`: a wide, fixed or invisible space beside a block's marker. */
export const markerBesideWideSpace: Rule = {
  id: 'marker-beside-wide-space',
  title: '记号旁边是全角空格或看不见的字符',
  explanation:
    '块的记号前后只认半角空格（U+0020）和 Tab，全角空格、不间断空格和零宽字符都是普通文字：换成半角空格或删掉。',
  section: listItems,
  severity: 'problem',
  find: (text) =>
    paragraphTexts(text).flatMap((paragraph) => together(findIn(paragraph, text.source))),
};
