import {emojiCodes} from '../sections.ts';
import {matchesInInlines} from '../text/inline-containers.ts';
import type {Rule} from '../rule.ts';

/** A name between colons, with neither a letter nor a colon outside: not `a:b:c`, `12:30:00`, `::before`. */
const code = /(?<![\w:：/])(?::(?:[a-z][a-z\d]*(?:_[a-z\d]+)*|[+-]1):)(?![\w:])/g;

/** `:tada:`: only some platforms turn it into a picture. */
export const extensionEmoji: Rule = {
  id: 'extension-emoji',
  title: '表情短码不会变成表情',
  explanation:
    '`:smile:` 这样的短码只有 GitHub、Typora 等平台换成表情，CommonMark 和 GFM 的规范没有，原样显示：要到处都有效，就直接写表情字符。',
  section: emojiCodes,
  severity: 'hint',
  platforms: ['vscode', 'obsidian', 'feishu', 'hexo'],
  find: (text) => matchesInInlines(text, code).map(({from, to}) => ({from, to})),
};
