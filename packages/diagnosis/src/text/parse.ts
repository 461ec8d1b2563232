import type {Root, Yaml} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {frontMatterOf, type FrontMatter} from './front-matter.ts';
import {boundedSyntax} from '../bounds/index.ts';
import type {ParsedText} from '../rule.ts';

/**
 * Parses a text as CommonMark 0.31.2 with GFM. Front matter at its start becomes one `yaml` node, instead of
 * a thematic break and a heading.
 *
 * @param parse `parseGfm`, or a faster parser that gives the same trees
 */
export function parseText(source: string, parse: (source: string) => Root = parseGfm): ParsedText {
  const frontMatter = frontMatterOf(source);
  if (!frontMatter) {
    // Micromark drops one byte order mark without counting it. Other engines read it as a character.
    return {source, tree: parse(source.startsWith('\uFEFF') ? `\uFEFF${source}` : source)};
  }
  const {to} = frontMatter;
  const tree = parse(source.slice(0, to).replace(/[^\r\n]/g, ' ') + source.slice(to));
  return {source, tree: {...tree, children: [yaml(source, frontMatter), ...tree.children]}};
}

/** The tree of a text without front matter, by the reference parser of GFM. */
export function parseGfm(source: string): Root {
  return fromMarkdown(source, {
    extensions: boundedSyntax([gfm()]),
    mdastExtensions: [gfmFromMarkdown()],
  });
}

/** The node that remark-frontmatter makes. */
function yaml(source: string, {from, to, lines}: FrontMatter): Yaml {
  const [first, last] = [lines.at(0), lines.at(-1)];
  return {
    type: 'yaml',
    value: source.slice(first?.from ?? from, last?.to ?? from),
    position: {
      start: {line: 1, column: from + 1, offset: from},
      end: {line: lines.length + 2, column: 4, offset: to},
    },
  };
}
