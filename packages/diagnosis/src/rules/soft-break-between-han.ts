import {softLineBreaks} from '../sections.ts';
import {entryKind} from '../text/entry-lines.ts';
import {paragraphTexts, type ParagraphLine, type ParagraphText} from '../text/paragraph-lines.ts';
import type {RuleMatch, Rule} from '../rule.ts';

/** Korean puts spaces between words, so hangul does not count. */
const end = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，。、；：？！」』）》”’…—]$/u;
const start = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「『（《“‘]/u;

/** Shorter lines were not wrapped by width: their breaks are intended. */
const wrapped = 16;

/** The end of a sentence or of a label, where authors break lines on purpose. */
const deliberate = /[。！？…：；][」』”’）]*$/u;

function isBetweenHan(above: ParagraphLine, below: ParagraphLine): boolean {
  return (
    end.test(above.plain) &&
    start.test(below.plain) &&
    !above.plain.startsWith(':::') &&
    !(above.plain + below.plain).includes('\t') &&
    entryKind(below.plain) === undefined
  );
}

/** One finding for a paragraph, at its first such line break. Only lines that were wrapped by width are joined. */
function findIn({lines}: ParagraphText): RuleMatch[] {
  const breaks = lines.slice(1).flatMap((below, index) => {
    const above = lines[index];
    return above && isBetweenHan(above, below) ? [{from: above.to, to: below.from}] : [];
  });
  const [first] = breaks;
  const lengths = lines.slice(0, -1).map(({plain}) => plain.length);
  const isWrapped =
    Math.min(...lengths) >= Math.max(wrapped, Math.max(...lengths) / 2) &&
    lines.slice(0, -1).some(({plain}) => !deliberate.test(plain));
  const edits = breaks.map((place) => ({...place, insert: ''}));
  return first
    ? [
        {
          from: first.from - 1,
          to: first.to + 1,
          ...(isWrapped && {fix: {label: '把这一段接成一行', edits}}),
        },
      ]
    : [];
}

/** A line break between two Han characters. */
export const softBreakBetweenHan: Rule = {
  id: 'soft-break-between-han',
  title: '汉字之间的回车可能显示成一个空格',
  explanation:
    '段落里的单个回车是软换行，Chrome、Edge 和 Safari 在汉字之间也显示一个空格，Firefox 不显示：要连在一起就写成一行，要分行就在行末写反斜杠。',
  section: softLineBreaks,
  severity: 'hint',
  // Hexo's default renderer makes every line break a hard one (marked's `breaks`; run with 8.1.2).
  renderedOn: ['hexo'],
  yieldsTo: ['quote-lazy', 'line-break-missing', 'list-swallows-text'],
  find: (text) => paragraphTexts(text).flatMap(findIn),
};
