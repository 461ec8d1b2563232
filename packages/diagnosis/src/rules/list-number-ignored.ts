import {listItems} from '../sections.ts';
import {inLists, type WrittenItem} from '../text/list-items.ts';
import {lineEnd} from '../text/paragraph-lines.ts';
import type {RuleMatch, Rule} from '../rule.ts';

/** `1. 甲` and `3. 乙`: only the first number of a list counts. */
export const listNumberIgnored: Rule = {
  id: 'list-number-ignored',
  title: '显示的编号和写的不一样',
  explanation:
    '有序列表只看第一项的数字，后面的依次加 1，写成什么都不算：要显示写的数字，就在点号前面写反斜线（`3\\.`），不要列表。',
  section: listItems,
  severity: 'hint',
  yieldsTo: ['list-merged'],
  find: (text) => inLists(text, (items) => findIn(text.source, items)),
};

function findIn(source: string, items: readonly WrittenItem[]): RuleMatch[] {
  const start = items[0]?.number;
  const areAlike = items.every(({number}) => number === items[1]?.number);
  // A repeated number is how diffs are kept small: 1, 1, 1 or 0, 1, 1.
  if (start === undefined || areAlike || items.slice(1).every(({number}) => number === 1)) {
    return [];
  }
  const first = items.find(({number}, index) => number !== start + index);
  return first ? [{from: first.from, to: lineEnd(source, first.from)}] : [];
}
