import {matchesInInlines} from '../text/inline-containers.ts';
import {autolinks} from '../sections.ts';
import type {Rule} from '../rule.ts';

const pattern = /[＜<]((?:https?:\/\/|mailto:)[^\s<>＜＞\uE000]+)[＞>]/giu;

/** `＜https://example.com＞`: full-width angle brackets. */
export const autolinkFullwidthBrackets: Rule = {
  id: 'autolink-fullwidth-brackets',
  title: '网址的尖括号是全角的',
  explanation:
    '自动链接的尖括号必须是半角的 `<` 和 `>`，全角的只是普通文字，还会被算进网址：换成半角。',
  section: autolinks,
  severity: 'problem',
  find: (text) =>
    matchesInInlines(text, pattern).map(({match, from, to}) => ({
      from,
      to,
      fix: {label: '换成半角尖括号', edits: [{from, to, insert: `<${match[1] ?? ''}>`}]},
    })),
};
