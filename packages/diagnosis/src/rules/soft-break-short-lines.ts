import {softLineBreaks} from '../sections.ts';
import {endsWithBreak, paragraphTexts, type ParagraphText} from '../text/paragraph-lines.ts';
import type {RuleMatch, Rule} from '../rule.ts';

/** Longer lines were wrapped by width. */
const longest = 40;

/** Lines of a poem or an address: short, each with a capital at its start, none ending a sentence in its middle. */
function isVerse({lines}: ParagraphText): boolean {
  return (
    lines.length > 1 &&
    lines.every(
      ({plain}) =>
        plain.length <= longest && /^\p{Lu}[\p{Ll}\d' ]/u.test(plain) && !/[.;|]\s/.test(plain),
    ) &&
    !lines.some(endsWithBreak)
  );
}

/** `Roses are red` and `Violets are blue` in two lines of the source. */
export const softBreakShortLines: Rule = {
  id: 'soft-break-short-lines',
  title: '几行短句会连成一行',
  explanation:
    '段落里的单个回车是软换行，显示成一个空格：要分行，就在行末写反斜杠（或两个空格），要分段就空一行。',
  section: softLineBreaks,
  severity: 'hint',
  // Hexo's default renderer makes every line break a hard one (marked's `breaks`; run with 8.1.2).
  renderedOn: ['hexo'],
  yieldsTo: ['line-break-missing'],
  find: (text) =>
    paragraphTexts(text).flatMap((paragraph): RuleMatch[] => {
      const [first] = paragraph.lines;
      const edits = paragraph.lines.slice(0, -1).map(({to, text: line}) => ({
        from: to - (line.length - line.trimEnd().length),
        to,
        insert: '\\',
      }));
      return first && isVerse(paragraph)
        ? [{from: first.from, to: first.to, fix: {label: '在行末加反斜杠', edits}}]
        : [];
    }),
};
