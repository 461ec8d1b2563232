import {taskListItems} from '../sections.ts';
import {paragraphTexts, type ParagraphText} from '../text/paragraph-lines.ts';
import type {RuleMatch, Rule} from '../rule.ts';

const candidate =
  /^\[([ \u3000\u00A0]*)(?:([xX])([ \u3000\u00A0]*))?\]([ \t\u3000\u00A0]*)(?=[^\s([:])/u;
const right = /^\[[ xX]\][ \t]+$/;

/** A box at the start of an item's text. `[]byte` is a type, and `[x]` with a definition is a link. */
function findIn({ancestors, lines, node}: ParagraphText): RuleMatch[] {
  const [line] = lines;
  const parent = ancestors.at(-1);
  if (!line || parent?.type !== 'listItem' || parent.children[0] !== node) {
    return [];
  }
  const [all = '', before = '', check = '', after = '', space = ''] =
    candidate.exec(line.plain) ?? [];
  const isType =
    before + check + after === '' && space === '' && /^[\w*]/.test(line.text.slice(all.length));
  if (all === '' || isType || right.test(all) || parent.checked !== null) {
    return [];
  }
  const to = line.from + all.length;
  const insert = `[${check || ' '}] `;
  return [
    {
      from: line.from,
      to: to - space.length,
      fix: {label: `改成 ${insert.trim()} 加空格`, edits: [{from: line.from, to, insert}]},
    },
  ];
}

/** `- [x]完成`, `- []`, `- [ x ]`: half-width brackets with too little or too much space. */
export const taskListNoSpace: Rule = {
  id: 'task-list-no-space',
  title: '任务列表的空格不对',
  explanation:
    '任务记号是 [ ] 或 [x]，方括号里正好一个半角空格或 x，后面至少一个半角空格再写文字，否则方括号原样显示。',
  section: taskListItems,
  severity: 'problem',
  find: (text) => paragraphTexts(text).flatMap(findIn),
};
