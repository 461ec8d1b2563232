import {listItems} from '../sections.ts';
import {paragraphTexts, type ParagraphText} from '../text/paragraph-lines.ts';
import type {RuleMatch, Rule} from '../rule.ts';

const letter = /^([A-Za-z])[.)、．][ \t]+\S/;
const numbers = /^(\d{1,2}(?:\.\d{1,2})+)[.)、．]?[ \t]+\S/;

/** `a. 甲`, `1.1. 乙`: no markers of a list. */
export const listMarkerLetter: Rule = {
  id: 'list-marker-letter',
  title: '字母和多级编号不是列表记号',
  explanation:
    '有序列表的记号只有数字加 `.` 或 `)`，`a.` 和 `1.1.` 是普通文字，几行会连成一段：子列表缩进后写 `1.`，要字母就写 HTML 的 `<ol type="a">`。',
  section: listItems,
  severity: 'hint',
  yieldsTo: ['line-break-missing'],
  find: (text) => paragraphTexts(text).flatMap(findIn),
};

/** The first of two successive markers in a paragraph. A line may also end in `e.g. a. `, so one alone does not count. */
function findIn({lines}: ParagraphText): RuleMatch[] {
  const first = lines.find((line, index) => {
    const next = lines[index + 1]?.plain ?? '';
    const [, own = ''] = letter.exec(line.plain) ?? [];
    const [, other = ''] = letter.exec(next) ?? [];
    const [, number = ''] = numbers.exec(line.plain) ?? [];
    const [, below = ''] = numbers.exec(next) ?? [];
    return (
      (own !== '' && other.charCodeAt(0) === own.charCodeAt(0) + 1) ||
      (number !== '' && below !== '' && below !== number)
    );
  });
  return first ? [{from: first.from, to: first.to}] : [];
}
