import {links} from '../sections.ts';
import {inDestinations} from '../text/destinations.ts';
import type {Rule} from '../rule.ts';

/** A backslash that is not an escape, or an escaped one. */
const separator = /\\\\|\\(?![!-/:-@[-`{-~])/g;

/** `![图](图片\\a.png)`: a path as Windows writes it. */
export const linkBackslash: Rule = {
  id: 'link-backslash',
  title: '地址里的反斜线不是路径的分隔符',
  explanation:
    '网址的分隔符是 `/`，反斜线成为文件名的一个字符（`%5C`），图片和链接都找不到；`D:\\` 开头的路径只在自己的电脑上有：换成 `/`，写相对于文章的路径。',
  section: links,
  severity: 'problem',
  find: (text) =>
    inDestinations(text, ({node: {url}, from, to, destination}) => {
      if (!url.includes('\\') || /^[a-z]{2,}:/i.test(url)) {
        return [];
      }
      const written = text.source.slice(destination.from, destination.to);
      const edits = [...written.matchAll(separator)].map(({0: run, index}) => ({
        from: destination.from + index,
        to: destination.from + index + run.length,
        insert: '/',
      }));
      const isLocal = /^[a-z]:/i.test(url);
      return [{from, to, ...(!isLocal && edits.length > 0 && {fix: {label: '换成 /', edits}})}];
    }),
};
