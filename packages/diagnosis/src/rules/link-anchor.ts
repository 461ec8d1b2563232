import {toString} from 'mdast-util-to-string';
import {sectionLinks} from '../sections/structure.ts';
import {nodesOf} from '../text/nodes.ts';
import {span} from '../text/places.ts';
import type {Finding, Rule} from '../rule.ts';

/** The anchor that GitHub makes of a heading: in lower case, without punctuation, with `-` for each space. */
function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** What remains of a heading or an anchor if one does not look closely. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** `[目录](#第一章：开始)`: a link to a heading by its text, of which the anchor has no punctuation. */
export const linkAnchor: Rule = {
  id: 'link-anchor',
  title: '页内链接没有对上标题',
  explanation:
    '标题的锚点由平台从文字换算，GitHub 的规则是变成小写、去掉标点、空格换成 `-`，汉字保留；`#` 后面要写换算以后的锚点。',
  section: sectionLinks,
  severity: 'hint',
  platforms: ['github', 'vscode', 'docusaurus'],
  find: ({source, tree}) => {
    const links = nodesOf(tree, 'link').filter(({url}) => /^#./.test(url));
    if (links.length === 0) {
      return [];
    }
    const anchors = new Set<string>();
    const byLetters = new Map<string, string>();
    for (const heading of nodesOf(tree, 'heading')) {
      const text = toString(heading);
      const own = /\{#([^{}\s]+)\}\s*$/.exec(text)?.[1];
      const base = own ?? anchorOf(text);
      let anchor = base;
      for (let count = 1; anchors.has(anchor); count += 1) {
        anchor = `${base}-${String(count)}`;
      }
      anchors.add(anchor);
      const letters = lettersOf(text.replace(/\{#[^{}]*\}\s*$/, ''));
      byLetters.set(letters, byLetters.get(letters) ?? anchor);
    }
    for (const [, id = ''] of source.matchAll(/\b(?:id|name)=["']?([^"'\s>]+)/g)) {
      anchors.add(id);
    }
    return links.flatMap((link): Finding[] => {
      const fragment = decoded(link.url.slice(1));
      const anchor = byLetters.get(lettersOf(fragment));
      const place = span(link);
      if (anchors.has(fragment) || !place || !anchor) {
        return [];
      }
      const text = link.children.at(-1);
      const start = source.indexOf(
        `#`,
        source.indexOf('](', (text && span(text)?.to) ?? place.from),
      );
      const written = source.slice(start, start + link.url.length);
      return [
        {
          ...place,
          ...(written === link.url && {
            fix: {
              label: '改成换算以后的锚点',
              edits: [{from: start, to: start + written.length, insert: `#${anchor}`}],
            },
          }),
        },
      ];
    });
  },
};
