import {softLineBreaks} from '../sections/block.ts';
import {entryKind} from '../text/entry-lines.ts';
import {paragraphTexts, type ParagraphLine, type ParagraphText} from '../text/paragraph-lines.ts';
import type {Finding, Fix, Rule} from '../rule.ts';

/** Korean puts spaces between words, so hangul does not count. */
const end = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，。、；：？！」』）》”’…—]$/u;
const start = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「『（《“‘]/u;

/** Longer lines were wrapped by width. If all lines are shorter, as in a poem, the breaks are likely intended. */
const shortLine = 20;

function isBetweenHan(above: ParagraphLine, below: ParagraphLine): boolean {
  return (
    end.test(above.plain) &&
    start.test(below.plain) &&
    !above.plain.startsWith(':::') &&
    !(above.plain + below.plain).includes('\t') &&
    entryKind(below.plain) === undefined
  );
}

/** One finding for a paragraph, at its first such line break. */
function findIn({lines}: ParagraphText): Finding[] {
  const breaks = lines.slice(1).flatMap((below, index) => {
    const above = lines[index];
    return above && isBetweenHan(above, below) ? [{from: above.to, to: below.from}] : [];
  });
  const [first] = breaks;
  const areShort = lines.every(({plain}) => plain.length <= shortLine);
  const fix: Fix = areShort
    ? {
        label: '在行末加反斜杠',
        edits: breaks.map(({from}) => ({from, to: from, insert: '\\'})),
      }
    : {label: '把这一段接成一行', edits: breaks.map((place) => ({...place, insert: ''}))};
  return first ? [{from: first.from - 1, to: first.to + 1, fix}] : [];
}

/** A line break between two Han characters. */
export const softBreakBetweenHan: Rule = {
  id: 'soft-break-between-han',
  title: '汉字之间的回车显示成一个空格',
  explanation:
    '软换行输出成换行符或空格，浏览器都显示成一个空格，汉字之间也不例外：一段写成一行，要换行就在行末写反斜杠。',
  section: softLineBreaks,
  severity: 'hint',
  find: (text) => paragraphTexts(text).flatMap(findIn),
};
