import {matchesInInlines} from '../text/inline-containers.ts';
import {allBut} from '../platform.ts';
import type {Rule} from '../rule.ts';
import {obsidianSyntax} from '../sections.ts';

const pair = /(?<![\w)\]])!?\[\[([^[\]\r\n]{1,100})\]\](?![\](])/gu;

/** ECMAScript slots (`[[Prototype]]`, `[[scope]]`), C++ attributes and tables of contents use the same brackets. */
const other = /^(?:[A-Za-z]+|_toc_|maybe_unused|no_unique_address|carries_dependency)$/i;

/** A file, or a page whose name begins with a number: 「2024 计划」. */
const beginsWithDigit = /\.[a-z]\w{1,4}(?:[#|]|$)|\p{Script=Han}/iu;

/** `[[页面]]`: in no standard. Numbers and code in double brackets mean something else. */
export const extensionWikilink: Rule = {
  id: 'extension-wikilink',
  title: '双方括号不是链接',
  explanation:
    '`[[页面]]` 和 `![[文件]]` 是 Obsidian 和一些维基的写法，CommonMark 和 GFM 都没有，原样显示：要到处都有效就写 `[页面](页面.md)`。',
  section: obsidianSyntax,
  severity: 'hint',
  platforms: allBut('obsidian'),
  find: (text) =>
    matchesInInlines(text, pair)
      .filter(({match: [, name = '']}) => isName(name))
      .map(({from, to}) => ({from, to})),
};

/** Whether brackets hold a page name: letters, no space at the ends, no code. */
function isName(name: string): boolean {
  const isCode = other.test(name) || /^[-$^'":]|[;=(){}<>"']|,\s*['"\d]/.test(name);
  const isNumber = /^\d/.test(name) && !beginsWithDigit.test(name);
  return /\p{L}/u.test(name) && name.trim() === name && !isCode && !isNumber;
}
