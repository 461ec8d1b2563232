import type {Image} from 'mdast';
import {imageAttributes} from '../sections.ts';
import {allBut} from '../platform.ts';
import {matchesInInlines} from '../text/inline-containers.ts';
import {nodesOf} from '../text/nodes.ts';
import {span} from '../text/spans.ts';
import type {RuleMatch, ParsedText, Rule} from '../rule.ts';

/** The syntax of markdown-it-imsize, `![图](a.png =100x20)`. By the standard it is not an image. */
const sized = /!\[([^[\]\r\n]*)\]\(([^()\s]+)[ \t]+=(\d+%?|%)?(?:x(\d*%?))?\)/g;

/** Pandoc, kramdown: `![图](a.png){width=50%}`, `{: width="50%" }`. */
const attributes = /^[ \t]*\{(?=[^{}\r\n]*\b(?:width|height)\s*[=:])[^{}\r\n]*\}/;

/** Obsidian: `![图|100](a.png)`. */
const pipe = /\|(\d+)(?:x(\d+))?$/;

/** The width or the height of an image, written in one of the ways that are not standard. */
export const imageSize: Rule = {
  id: 'image-size',
  title: '图片的大小没有生效',
  explanation:
    'CommonMark 的图片写不了大小，`=100x20`、`{width=50%}`、`|100` 各是一种软件的写法，别处原样显示：写 HTML 的 `<img src="…" alt="…" width="100">`。',
  section: imageAttributes,
  severity: 'problem',
  platforms: allBut('obsidian', 'mkdocs', 'vitepress'),
  find: (text) =>
    [
      ...imsize(text),
      ...nodesOf(text.tree, 'image').flatMap((node) => onImage(text.source, node)),
    ].sort((a, b) => a.from - b.from),
};

/** In `text`, an image that the standard reads is opaque, so these are not. */
function imsize(text: ParsedText): RuleMatch[] {
  return matchesInInlines(text, sized).map(
    ({match: [, alt = '', src = '', width, height], from, to}) =>
      finding(from, to, {alt, src, width, height}),
  );
}

function onImage(source: string, node: Image): RuleMatch[] {
  const place = span(node);
  if (!place) {
    return [];
  }
  const {from, to} = place;
  const {url: src, alt} = node;
  const written = attributes.exec(source.slice(to, to + 200))?.[0];
  const [suffix, wide, high] = pipe.exec(alt ?? '') ?? [];
  if (written !== undefined) {
    const size = (name: string) =>
      new RegExp(`\\b${name}\\s*[=:]\\s*"?(\\d+(?:%|px)?)`).exec(written)?.[1]?.replace('px', '');
    const [width, height] = [size('width'), size('height')];
    return [finding(from, to + written.length, {alt: alt ?? '', src, width, height})];
  }
  return suffix === undefined
    ? []
    : [
        finding(from, to, {
          alt: (alt ?? '').slice(0, -suffix.length),
          src,
          width: wide,
          height: high,
        }),
      ];
}

interface SizedImage {
  readonly alt: string;
  readonly src: string;
  readonly width: string | undefined;
  readonly height: string | undefined;
}

function finding(from: number, to: number, {alt, src, width, height}: SizedImage): RuleMatch {
  const size = Object.entries({width, height}).flatMap(([name, value]) =>
    value ? [` ${name}="${value}"`] : [],
  );
  const quoted = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const insert = `<img src="${quoted(src)}" alt="${quoted(alt)}"${size.join('')}>`;
  return size.length > 0
    ? {from, to, fix: {label: '改成 <img>', edits: [{from, to, insert}]}}
    : {from, to};
}
