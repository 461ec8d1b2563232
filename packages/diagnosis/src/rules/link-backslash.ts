import type {Image, Link} from 'mdast';
import {links} from '../sections/inline.ts';
import {nodesOf} from '../text/nodes.ts';
import {span} from '../text/places.ts';
import type {Finding, ParsedText, Rule} from '../rule.ts';

/** `![图](图片\\a.png)`: a path as Windows writes it. */
export const linkBackslash: Rule = {
  id: 'link-backslash',
  title: '地址里的反斜线不是路径的分隔符',
  explanation:
    '网址的分隔符是 `/`，反斜线成为文件名的一个字符（`%5C`），图片和链接都找不到；`D:\\` 开头的路径只在自己的电脑上有：换成 `/`，写相对于文章的路径。',
  section: links,
  severity: 'problem',
  find: (text) =>
    [...nodesOf(text.tree, 'link'), ...nodesOf(text.tree, 'image')]
      .flatMap((node) => findingAt(text, node))
      .sort((a, b) => a.from - b.from),
};

function findingAt({source}: ParsedText, node: Image | Link): Finding[] {
  const place = span(node);
  if (!place || !node.url.includes('\\') || /^[a-z]{2,}:/i.test(node.url)) {
    return [];
  }
  const {from, to} = place;
  const last = node.type === 'link' ? node.children.at(-1) : undefined;
  const start = source.indexOf('](', (last && span(last)?.to) ?? from) + 2;
  const end = source.slice(start, to).search(/["'\s)]/) + start;
  const isLocal = /^[a-z]:/i.test(node.url);
  const edits = [...source.slice(start, end).matchAll(/\\+/g)].map(({0: run, index}) => ({
    from: start + index,
    to: start + index + run.length,
    insert: '/',
  }));
  return [{from, to, ...(!isLocal && edits.length > 0 && {fix: {label: '换成 /', edits}})}];
}
