import {links} from '../sections.ts';
import type {Rule} from '../rule.ts';
import {quote, spacedLinks} from '../text/spaced-links.ts';

/** `[文字](a.md “标题”)`: a title in Chinese quotation marks, or in none. */
export const linkTitleQuotes: Rule = {
  id: 'link-title-quotes',
  title: '链接的标题没有用半角引号',
  explanation:
    '链接的标题写在地址和一个空格之后，放在一对半角的 `"`、`\'` 或圆括号里，弯引号和直角引号都不算：换成半角引号。',
  section: links,
  severity: 'problem',
  find: (text) =>
    spacedLinks(text).flatMap(({from, to, destination, title}) => {
      if (!title || /[ \t]/.test(destination) || quote(title.text) === title.text) {
        return [];
      }
      const end = title.start + title.text.length;
      const edits = [{from: title.start, to: end, insert: quote(title.text)}];
      return [{from, to, fix: {label: '换成半角引号', edits}}];
    }),
};
