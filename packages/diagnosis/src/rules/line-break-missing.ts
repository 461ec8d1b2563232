import {softLineBreaks} from '../sections.ts';
import {entryKind} from '../text/entry-lines.ts';
import {
  endsWithBreak,
  notPlain,
  paragraphTexts,
  type ParagraphText,
} from '../text/paragraph-lines.ts';
import type {Edit} from '../edits.ts';
import type {RuleMatch, Rule} from '../rule.ts';

const longestEntry = 40;

/** Lines of a form are short and not sentences. */
function isEntry(plain: string): boolean {
  const length = plain.replaceAll(notPlain, '').length;
  return entryKind(plain) === 'enumerated' || (length <= longestEntry && !plain.includes('。'));
}

/** A paragraph that consists of entries of one kind: one finding with one fix. */
function findIn({lines}: ParagraphText): RuleMatch[] {
  const kinds = lines.map(({plain}) => entryKind(plain));
  const [first] = lines;
  const isList =
    lines.length > 1 &&
    kinds[0] !== undefined &&
    kinds.every((kind) => kind === kinds[0]) &&
    lines.every((line) => isEntry(line.plain) && !endsWithBreak(line));
  const edits = lines.slice(0, -1).map(({to, text}): Edit => {
    const space = text.length - text.trimEnd().length;
    return {from: to - space, to, insert: '\\'};
  });
  return first && isList
    ? [
        {
          from: first.from,
          to: first.from + first.text.trimEnd().length,
          fix: {label: '在行末加反斜杠', edits},
        },
      ]
    : [];
}

/** `姓名：张三` line by line, without a hard line break. */
export const lineBreakMissing: Rule = {
  id: 'line-break-missing',
  title: '分行写的几条会连成一行',
  explanation:
    '段落里的单个回车是软换行，显示成一个空格：要分行，就在行末写反斜杠（或两个空格），或者改成列表、空一行。',
  section: softLineBreaks,
  severity: 'problem',
  // Hexo's default renderer makes every line break a hard one (marked's `breaks`; run with 8.1.2).
  renderedOn: ['hexo'],
  find: (text) => paragraphTexts(text).flatMap(findIn),
};
