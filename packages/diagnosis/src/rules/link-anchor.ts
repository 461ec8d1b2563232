import {toString} from 'mdast-util-to-string';
import {sectionLinks} from '../sections.ts';
import {inDestinations} from '../text/destinations.ts';
import {nodesOf} from '../text/nodes.ts';
import type {Rule} from '../rule.ts';

/** The anchor that GitHub makes of a heading: in lower case, without punctuation, with `-` for each space. */
function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** The letters and digits of a heading or an anchor, in lower case. */
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
  find: (text) => {
    const {source, tree} = text;
    const anchors = new Set<string>();
    const byLetters = new Map<string, string>();
    const counts = new Map<string, number>();
    for (const heading of nodesOf(tree, 'heading')) {
      const title = toString(heading);
      const own = /\{#([^{}\s]+)\}\s*$/.exec(title)?.[1];
      const base = own ?? anchorOf(title);
      let anchor = base;
      let count = counts.get(base) ?? 0;
      while (anchors.has(anchor)) {
        count += 1;
        anchor = `${base}-${String(count)}`;
      }
      counts.set(base, count);
      anchors.add(anchor);
      const letters = lettersOf(title.replace(/\{#[^{}]*\}\s*$/, ''));
      byLetters.set(letters, byLetters.get(letters) ?? anchor);
    }
    for (const [, id = ''] of source.matchAll(/\b(?:id|name)=["']?([^"'\s>]+)/g)) {
      anchors.add(id);
    }
    return inDestinations(text, ({node: {url}, from, to, destination}) => {
      const fragment = decoded(url.slice(1));
      const anchor = url.startsWith('#') ? byLetters.get(lettersOf(fragment)) : undefined;
      const edits = [{...destination, insert: `#${anchor ?? ''}`}];
      return anchor === undefined || anchors.has(fragment)
        ? []
        : [{from, to, fix: {label: '改成换算以后的锚点', edits}}];
    });
  },
};
