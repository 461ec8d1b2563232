import {matchesInInlines} from '../text/inline-containers.ts';
import {opaque} from '../text/read-inlines.ts';
import {links} from '../sections.ts';
import {isDestination, label} from '../text/link-syntax.ts';
import type {Rule} from '../rule.ts';
import {trailing} from '../text/characters.ts';

const pattern = new RegExp(
  `!?\\[${label}\\]\\(([^\\s<>[\\]\`${opaque}，。；：！？、（）「」“”]+)`,
  'gu',
);

/** Whether `)` closes the parenthesis before `text` somewhere on its line. */
function isClosed(text: string): boolean {
  let depth = 1;
  for (const character of text) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    if (depth === 0 || character === '\n') {
      return depth === 0;
    }
  }
  return false;
}

/** The rest of an address that is broken across two lines. */
const continuation = /^\r?\n[> \t]*[^\s()>][^\s()]*\)/;

/** The number of characters to read after a link. No line meant for reading has more. */
const longest = 1000;

/** `[猫](https://example.com/猫_(动物)`: more parentheses opened than closed. */
export const linkUnbalancedParentheses: Rule = {
  id: 'link-unbalanced-parentheses',
  title: '链接的圆括号没有配对',
  explanation:
    '行内链接以 `)` 结束，地址里的圆括号要成对，少一个右括号就不是链接：补上右括号，或者把整个地址放进尖括号。',
  section: links,
  severity: 'problem',
  find: (text) =>
    matchesInInlines(text, pattern).flatMap(({match, from, to, container}) => {
      const target = match[1] ?? '';
      const begin = to - container.from - target.length;
      const rest = container.text.slice(to - container.from, begin + longest);
      if (
        rest.startsWith('）') ||
        continuation.test(rest) ||
        !isDestination(target) ||
        isClosed(container.text.slice(begin, begin + longest))
      ) {
        return [];
      }
      const end = to - trailing(target, /[.,;:!?]/).length;
      const edits = [{from: end, to: end, insert: ')'}];
      return [{from, to: end, fix: {label: '补上右括号', edits}}];
    }),
};
