import {matchesInInlines} from '../text/inline-containers.ts';
import {opaque} from '../text/read-inlines.ts';
import {links} from '../sections.ts';
import {isBoxOrNumber, isDestination} from '../text/link-syntax.ts';
import type {Rule} from '../rule.ts';

const target = `[^\\s()[\\]<>${opaque}]+`;
const pattern = new RegExp(`([([])([^()[\\]\\r\\n]+)([)\\]])\\[(${target})\\]`, 'gu');

/** Distinguishes an address from a label: `[文字][说明.md]` may well lack its definition. */
const address = /^(?:https?:\/\/|\.{0,2}\/)/i;

/** `(文字)[https://example.com]`, `[文字][https://example.com]`: the destination in square brackets. */
export const linkWrongBrackets: Rule = {
  id: 'link-wrong-brackets',
  title: '链接的两种括号用错了',
  explanation: '行内链接先写方括号里的文字，再写圆括号里的地址：`[文字](地址)`，把括号换过来。',
  section: links,
  severity: 'problem',
  find: (text) =>
    matchesInInlines(text, pattern).flatMap(({match, from, to}) => {
      const [, open, content = '', close, url = ''] = match;
      const isSwapped = open === '(' && close === ')' && isDestination(url);
      const isSquare = open === '[' && close === ']' && address.test(url) && isDestination(url);
      if (isBoxOrNumber(content) || (!isSwapped && !isSquare)) {
        return [];
      }
      const middle = from + 1 + content.length;
      const edits = [
        {from, to: from + 1, insert: '['},
        {from: middle, to: middle + 2, insert: ']('},
        {from: to - 1, to, insert: ')'},
      ];
      return [{from, to, fix: {label: '换成对的括号', edits}}];
    }),
};
