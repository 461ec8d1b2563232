import {matchesInInlines} from '../text/inline-containers.ts';
import {links} from '../sections.ts';
import {destination, isBoxOrNumber, isDestination, label, title} from '../text/link-syntax.ts';
import type {Rule} from '../rule.ts';

const pattern = new RegExp(
  `\\[(${label})\\]([ \\t\\u00A0\\u3000]+)\\((${destination})(?:${title})?\\)`,
  'gu',
);

/** `[文字] (https://example.com)`: white space between the brackets and the parentheses. */
export const linkSpaceBeforeDestination: Rule = {
  id: 'link-space-before-destination',
  title: '方括号和圆括号之间有空格',
  explanation: '行内链接的 `(` 必须紧跟在 `]` 后面，中间不能有空格：去掉空格。',
  section: links,
  severity: 'problem',
  find: (text) =>
    matchesInInlines(text, pattern).flatMap(({match, from, to}) => {
      const [, content = '', space = '', target = ''] = match;
      if (isBoxOrNumber(content) || !isDestination(target)) {
        return [];
      }
      const gap = from + content.length + 2;
      const edits = [{from: gap, to: gap + space.length, insert: ''}];
      return [{from, to, fix: {label: '去掉空格', edits}}];
    }),
};
