import {blankLineAbove} from '../text/block-edits.ts';
import {blockQuotes} from '../sections.ts';
import {
  paragraphTexts,
  quoteDepth,
  type ParagraphLine,
  type ParagraphText,
} from '../text/paragraph-lines.ts';
import type {RuleMatch, Rule} from '../rule.ts';

const sentence = /[。！？…][」』”’）]*\s*$|[.!?]["')]*\s*$/;

/** The source of a quotation, or only white space. */
const origin = /^[(（[—–-]|^\s*$/;

/**
 * Authors who mark only the first line wrap a quotation by hand, and mean the lazy lines to belong to it.
 * After a marked line that ends a sentence, a single unmarked line is more likely an answer. So is a line
 * with fewer markers than the one above.
 */
function findIn({ancestors, lines}: ParagraphText, source: string): RuleMatch[] {
  const depth = quoteDepth(ancestors);
  if (depth === 0 || ancestors.at(-1)?.type !== 'blockquote') {
    return [];
  }
  const markers = ({start, from}: ParagraphLine) => source.slice(start, from).split('>').length - 1;
  const first = lines.findIndex((line, index) => index > 0 && markers(line) < depth);
  const line = lines[first];
  const above = lines[first - 1];
  if (!line || !above || origin.test(line.text)) {
    return [];
  }
  const isAnswer =
    first === lines.length - 1
      ? sentence.test(above.plain)
      : first > 1 && sentence.test(above.plain);
  const edits = [blankLineAbove(source, line)];
  const isOuterQuote = markers(line) > 0 && ancestors.at(-2)?.type === 'blockquote';
  return isOuterQuote || isAnswer
    ? [{from: line.from, to: line.to, fix: {label: '在这一行上面空一行', edits}}]
    : [];
}

/** A line without `>` right below a quotation. */
export const quoteLazy: Rule = {
  id: 'quote-lazy',
  title: '引用下面的一行也进了引用',
  explanation:
    '引用里的段落没有空行就没有结束，紧接在下面、少写 > 的一行是它的续行（lazy continuation）：不想引用它，就在上面空一行。',
  section: blockQuotes,
  severity: 'hint',
  find: (text) => paragraphTexts(text).flatMap((paragraph) => findIn(paragraph, text.source)),
};
