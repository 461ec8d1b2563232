import {EXIT, visit} from 'unist-util-visit';
import type {Root} from 'mdast';
import {matchesInInlines} from '../text/inline-containers.ts';
import {links} from '../sections.ts';
import type {Rule} from '../rule.ts';

const pattern = /(?<![\w)\]\uE000])!?\[([^[\]\r\n]+)\]\[([^[\]\r\n]*)\](?![[(:])/gu;

function hasDefinition(tree: Root): boolean {
  let found = false;
  visit(tree, 'definition', () => {
    found = true;
    return EXIT;
  });
  return found;
}

/** `[文字][标签]` in a text that defines other labels. In other texts, two pairs of brackets are only brackets. */
export const referenceUndefined: Rule = {
  id: 'reference-undefined',
  title: '引用式链接没有定义',
  explanation:
    '`[文字][标签]` 要有一行 `[标签]: 地址` 定义同名的标签（不分大小写），否则原样显示：补上定义，或者改正标签。',
  section: links,
  severity: 'hint',
  find: (text) =>
    hasDefinition(text.tree)
      ? matchesInInlines(text, pattern)
          .filter(({match}) => !/^\^|:\/\//.test(match[2] || (match[1] ?? '')))
          .map(({from, to}) => ({from, to}))
      : [],
};
