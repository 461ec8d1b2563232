import {taskListItems} from '../sections.ts';
import {paragraphTexts, type ParagraphText} from '../text/paragraph-lines.ts';
import type {RuleMatch, Rule} from '../rule.ts';

const candidate =
  /^(?:[【［]([ \u3000]*|[xX√✓✔☑ｘ])[】］]|\[([√✓✔☑ｘ])\])[ \t\u3000\u00A0]*(?=[^\s([])/u;

function findIn({ancestors, lines, node}: ParagraphText): RuleMatch[] {
  const [line] = lines;
  const parent = ancestors.at(-1);
  const match =
    parent?.type === 'listItem' && parent.children[0] === node && line
      ? candidate.exec(line.plain)
      : null;
  if (!line || !match) {
    return [];
  }
  const check = (match[1] ?? match[2] ?? '').trim();
  const insert = check === '' ? '[ ] ' : '[x] ';
  const {from} = line;
  const edits = [{from, to: from + match[0].length, insert}];
  return [
    {from, to: from + match[0].trimEnd().length, fix: {label: `改成 ${insert.trim()}`, edits}},
  ];
}

/** `- 【x】完成`, `- [√]`: other brackets, other signs. */
export const taskListFullwidth: Rule = {
  id: 'task-list-fullwidth',
  title: '任务记号用了全角括号或对勾',
  explanation: '任务记号只认半角方括号里的一个空格、x 或 X：写成 [ ] 或 [x]，后面空一格。',
  section: taskListItems,
  severity: 'problem',
  find: (text) => paragraphTexts(text).flatMap(findIn),
};
