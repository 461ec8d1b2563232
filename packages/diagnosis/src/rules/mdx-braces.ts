import {mdxExpressions} from '../sections.ts';
import {lineStart} from '../text/paragraph-lines.ts';
import {matchesInInlines} from '../text/inline-containers.ts';
import type {Rule} from '../rule.ts';

/** A line of JavaScript: `import {a} from 'b'`, `const {a} = b`. */
const statement = /^\s*(?:import|export|const|let|var|return|function)\b/;

/** Braces of an expression: not an anchor `{#id}`, an attribute list `{.class}`, or the two braces of a template. */
const pair = /(?<![{\\$])\{(?![{#.:%])([^{}\r\n]{1,200})\}(?!\})/g;
const strings = /"[^"]*"|'[^']*'|`[^`]*`/g;

/** Whether JavaScript cannot be meant: Han characters outside strings, or words without an operator. */
function isProse(content: string): boolean {
  const code = content.replace(strings, '').replace(/\/\*[^]*?(?:\*\/|$)/g, '');
  return /\p{Script=Han}/u.test(code) || /^\s*[A-Za-z]+(?:,? +[A-Za-z]+)+\s*$/.test(code);
}

/** `{没有人, 一个组}`: MDX runs text in braces as code. */
export const mdxBraces: Rule = {
  id: 'mdx-braces',
  title: '花括号会被当成代码',
  explanation:
    'MDX（Docusaurus 用它）把 `{ }` 里的文字当作 JavaScript 来算，不是代码就构建出错：在 `{` 前面写反斜线，或者放进行内代码。',
  section: mdxExpressions,
  severity: 'problem',
  yieldsTo: ['math-brackets'],
  platforms: ['docusaurus'],
  find: (text) =>
    matchesInInlines(text, pair).flatMap(({match, from, to}) =>
      isProse(match[1] ?? '') &&
      !statement.test(text.source.slice(lineStart(text.source, from), from))
        ? [
            {
              from,
              to,
              fix: {
                label: '在 { 前面写反斜线',
                edits: [{from, to: from, insert: '\\'}],
              },
            },
          ]
        : [],
    ),
};
