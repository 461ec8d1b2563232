import {formulas} from '../sections.ts';
import {allBut} from '../platform.ts';
import {withoutCode} from '../text/formulas.ts';
import {inlineContainers} from '../text/inline-containers.ts';
import type {Edit} from '../edits.ts';
import type {RuleMatch, Rule} from '../rule.ts';

const pair = /\\\(([^\r\n]{1,300}?)\\\)|\\\[((?:(?!\\[[\]])[^])+)\\\](?!\()/g;

/** Whether the text between escaped brackets is a formula. A single letter may be a box to tick: `\[x\]`. */
function isFormula(content: string, isDisplay: boolean): boolean {
  return (
    !/\p{Script=Han}/u.test(content.replace(/\\text\w*\{[^{}]*\}/g, '')) &&
    (/[=^_+<>/]|\\[A-Za-z]{2,}|\d\s*[-*]\s*\d|\w\([\w, ]+\)/.test(content) ||
      (!isDisplay && /^\s*[A-Za-z](?:\s*[-,]\s*[A-Za-z])*\s*$/.test(content)))
  );
}

/** The space inside `$…$` would keep it from being a formula. */
function dollars(from: number, to: number, content: string, isDisplay: boolean): Edit[] {
  const [before, after] = isDisplay
    ? [0, 0]
    : [content.length - content.trimStart().length, content.length - content.trimEnd().length];
  const insert = isDisplay ? '$$' : '$';
  return [
    {from, to: from + 2 + before, insert},
    {from: to - 2 - after, to, insert},
  ];
}

/** LaTeX's `\(…\)` and `\[…\]`, which chat programs copy. */
export const mathBrackets: Rule = {
  id: 'math-brackets',
  title: '\\( \\) 和 \\[ \\] 里的公式没有出来',
  explanation:
    '反斜线加括号在 Markdown 里是转义，反斜线不显示，只剩括号；GitHub、Typora 等平台的公式写在美元符号里：行内用 `$…$`，独立的一行用 `$$…$$`。',
  section: formulas,
  severity: 'problem',
  platforms: allBut('yuque', 'mkdocs'),
  find: ({source, tree}) =>
    inlineContainers({source, tree}).flatMap(({from: start, to: end}) => {
      const text = source.slice(start, end);
      const visible = text.includes('\\') ? withoutCode(text) : '';
      return [...visible.matchAll(pair)].flatMap((match): RuleMatch[] => {
        const content = match[1] ?? match[2] ?? '';
        const isDisplay = match[2] !== undefined;
        const from = start + match.index;
        const to = from + match[0].length;
        const fix = {label: '改成美元符号', edits: dollars(from, to, content, isDisplay)};
        return isFormula(content, isDisplay) ? [{from, to, fix}] : [];
      });
    }),
};
