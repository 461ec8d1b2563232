import {blankLineAbove} from '../text/block-edits.ts';
import {listItems} from '../sections.ts';
import {introduces} from '../text/entry-lines.ts';
import {paragraphTexts, type ParagraphText} from '../text/paragraph-lines.ts';
import type {RuleMatch, Rule} from '../rule.ts';

const candidate = /^(\d{1,9})([.)])[ \t]+\S/;

/**
 * A number at the start of a line may be the end of a sentence. It counts only below a colon, or if its
 * successor follows.
 */
function findIn({lines}: ParagraphText, source: string): RuleMatch[] {
  const items = lines.flatMap((line, index) => {
    const [, digits = '', delimiter = ''] = candidate.exec(line.plain) ?? [];
    return digits === '' ? [] : [{line, index, number: Number(digits), delimiter, digits}];
  });
  const first = items.find(({index, number, delimiter}, place) => {
    const next = items[place + 1];
    const isFollowed = next?.number === number + 1 && next.delimiter === delimiter;
    return index > 0 && (isFollowed || introduces(lines[index - 1]?.plain));
  });
  return first
    ? [
        {
          from: first.line.from,
          to: first.line.from + first.digits.length + 1,
          fix: {label: '在上面空一行', edits: [blankLineAbove(source, first.line)]},
        },
      ]
    : [];
}

/** `2. 项目` right below a paragraph. */
export const listInterruptsParagraph: Rule = {
  id: 'list-interrupts-paragraph',
  title: '编号不从 1 开始，上面又没有空行',
  explanation:
    '紧接在一段文字下面的编号列表必须从 1 开始，否则它是这段文字的续行：在它上面空一行。',
  section: listItems,
  severity: 'problem',
  find: (text) => paragraphTexts(text).flatMap((paragraph) => findIn(paragraph, text.source)),
};
