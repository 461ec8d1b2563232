import {around, cjkLetter, punctuation, whitespace} from '../text/characters.ts';
import {matchesInInlines} from '../text/inline-containers.ts';
import {allBut} from '../platform.ts';
import type {Rule} from '../rule.ts';
import {obsidianSyntax} from '../sections.ts';

const pair = /(?<![=!<>])==(?![\s=>])([^=\r\n]{1,200})(?<!\s)==(?![=>])/g;

/** `==重点==`: in no standard. In `a==b && c==d`, Latin letters touch the marks from outside. */
export const extensionHighlight: Rule = {
  id: 'extension-highlight',
  title: '两个等号不是高亮',
  explanation:
    '`==文字==` 是 Obsidian、Typora 等软件自己的写法，CommonMark 和 GFM 都没有，等号原样显示：要到处都有效就写 `<mark>文字</mark>`。',
  section: obsidianSyntax,
  severity: 'problem',
  platforms: allBut('typora', 'obsidian', 'yuque'),
  find: (text) =>
    matchesInInlines(text, pair).flatMap(({from, to}) => {
      const {before} = around(text.source, from, from);
      const {after} = around(text.source, to, to);
      const edits = [
        {from, to: from + 2, insert: '<mark>'},
        {from: to - 2, to, insert: '</mark>'},
      ];
      return isOutside(before) && isOutside(after)
        ? [{from, to, fix: {label: '改成 <mark>', edits}}]
        : [];
    }),
};

const bracket = /[()[\]{}"'`\uE000]/;

/** Whether a character may be next to a highlighted phrase; an operand of a comparison may not. */
function isOutside(character: string | undefined): boolean {
  return (
    character === undefined ||
    whitespace.test(character) ||
    cjkLetter.test(character) ||
    (punctuation.test(character) && !bracket.test(character))
  );
}
