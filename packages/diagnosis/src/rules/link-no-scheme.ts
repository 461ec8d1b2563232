import {links} from '../sections.ts';
import {inDestinations} from '../text/destinations.ts';
import type {Rule} from '../rule.ts';

/** A host: `www.` and a name, or a name below a domain that is not also a file ending. */
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
    inDestinations(text, ({node: {url}, from, to, destination}) => {
      const scheme = host.test(url) ? 'https://' : mail.test(url) ? 'mailto:' : undefined;
      return scheme
        ? [
            {
              from,
              to,
              fix: {
                label: `在前面写上 ${scheme}`,
                edits: [{from: destination.from, to: destination.from, insert: scheme}],
              },
            },
          ]
        : [];
    }),
};
