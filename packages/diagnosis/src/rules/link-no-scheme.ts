import type {Image, Link} from 'mdast';
import {links} from '../sections/inline.ts';
import {span} from '../text/places.ts';
import {nodesOf} from '../text/nodes.ts';
import type {Finding, ParsedText, Rule} from '../rule.ts';

/** A host: `www.` and a name, or a name below a domain that is no file ending. */
const host =
  /^(?:www\.[\w-]+\.[\w.-]+|(?:[\w-]+\.)+(?:com|cn|org|net|edu|gov|io|dev|me|cc|top|xyz|info))(?::\d+)?(?:[/?#]|$)/i;

const mail = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;

/** `[谷歌](www.google.com)`: without `https://`, an address is a path below the page. */
export const linkNoScheme: Rule = {
  id: 'link-no-scheme',
  title: '链接的网址没有写 https://',
  explanation:
    '链接的地址没有 `https://` 就是相对路径，浏览器到本页所在的目录下面去找：在网址前面写上 `https://`，在邮箱前面写上 `mailto:`。',
  section: links,
  severity: 'problem',
  find: (text) =>
    [...nodesOf(text.tree, 'link'), ...nodesOf(text.tree, 'image')]
      .flatMap((node) => findingAt(text, node))
      .sort((a, b) => a.from - b.from),
};

function findingAt({source}: ParsedText, node: Image | Link): Finding[] {
  const {url} = node;
  const place = span(node);
  const scheme = host.test(url) ? 'https://' : mail.test(url) ? 'mailto:' : undefined;
  if (!place || !scheme) {
    return [];
  }
  const {from, to} = place;
  // The text of a link may also contain the address, and so may its title.
  const last = node.type === 'link' ? node.children.at(-1) : undefined;
  const start = source.indexOf(url, source.indexOf('](', (last && span(last)?.to) ?? from));
  // A bare link has no brackets, and its scheme is added.
  return source[from] === '[' || source[from] === '!'
    ? [
        {
          from,
          to,
          ...(start > from &&
            start < to && {
              fix: {
                label: `在前面写上 ${scheme}`,
                edits: [{from: start, to: start, insert: scheme}],
              },
            }),
        },
      ]
    : [];
}
