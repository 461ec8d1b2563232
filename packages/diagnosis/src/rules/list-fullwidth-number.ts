import {blankLineAbove} from '../text/block-edits.ts';
import {listItems} from '../sections.ts';
import {introduces} from '../text/entry-lines.ts';
import {
  endsWithBreak,
  paragraphTexts,
  type ParagraphLine,
  type ParagraphText,
} from '../text/paragraph-lines.ts';
import type {RuleMatch, Rule} from '../rule.ts';
import {together} from '../text/together.ts';
import {tally} from '../text/tally.ts';

const candidate = /^([0-9０-９]{1,3})([、．。）.)])([ \t\u3000\u00A0]*)(?=[^\s\d０-９])/u;
const halfWidth = /^\d+[.)]/;

type Counts = ReadonlyMap<number, number>;

interface Item {
  readonly line: ParagraphLine;
  readonly index: number;
  readonly number: number;
  readonly length: number;
  readonly marker: string;
  readonly sign: string;
}

/** The value of full-width or half-width digits: U+FF10 and U+0030 are 0. */
function toNumber(digits: string): number {
  return Number(digits.normalize('NFKC'));
}

function toItem(line: ParagraphLine, index: number): Item[] {
  const [all = '', digits = '', sign = '', space = ''] = candidate.exec(line.plain) ?? [];
  const number = toNumber(digits);
  return all === '' || halfWidth.test(all)
    ? []
    : [
        {
          line,
          index,
          number,
          length: all.length,
          marker: `${String(number)}${sign === '）' || sign === ')' ? ')' : '.'} `,
          sign: all.slice(0, all.length - space.length),
        },
      ];
}

/**
 * A line like `1、` may be a title that stands alone on purpose. Several in one paragraph run together unless
 * the author breaks the lines by hand. `1。` is always a list item.
 */
function isMeant({index, number, sign}: Item, counts: Counts, {lines}: ParagraphText) {
  const above = lines[index - 1];
  return (
    sign.endsWith('。') ||
    introduces(above?.plain) ||
    (counts.get(number) ?? 0) > 1 ||
    counts.has(number - 1) ||
    counts.has(number + 1)
  );
}

function toFinding(item: Item, isFirst: boolean, source: string): RuleMatch {
  const {line, index, number, length, marker, sign} = item;
  const to = line.from + length;
  const edit =
    isFirst && index > 0 && number !== 1
      ? blankLineAbove(source, line, to, marker)
      : {from: line.from, to, insert: marker};
  return {
    from: line.from,
    to: line.from + sign.length,
    fix: {label: `改成 ${marker.trim()} 加空格`, edits: [edit]},
  };
}

/** `1、项目` line by line: full-width signs around the number. */
export const listFullwidthNumber: Rule = {
  id: 'list-fullwidth-number',
  title: '编号用了全角符号',
  explanation:
    '编号列表的记号是 1 到 9 位半角数字加半角的 . 或 )，后面空一格；顿号、全角的点和括号都不是，几行会连成一段：换成半角。',
  section: listItems,
  severity: 'problem',
  find: (text) =>
    paragraphTexts(text).flatMap((paragraph) => {
      if (paragraph.lines.some(endsWithBreak)) {
        return [];
      }
      const all = paragraph.lines.flatMap(toItem);
      const counts = tally(all.map(({number}) => number));
      return together(
        all
          .filter((item) => isMeant(item, counts, paragraph))
          .map((item, place) => toFinding(item, place === 0, text.source)),
      );
    }),
};
