import type {Nodes} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toHast} from 'mdast-util-to-hast';
import {cjkFriendlyExtension} from 'micromark-extension-cjk-friendly';
import {gfmStrikethroughCjkFriendly} from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import {gfm as gfmSyntax} from 'micromark-extension-gfm';
import type {Extension} from 'micromark-util-types';
import type {OptionsOf, Render} from './catalog.ts';

/**
 * The tree that remark-parse makes with remark-gfm and remark-cjk-friendly: each of these plugins only passes these
 * extensions to mdast-util-from-markdown.
 *
 * @param bounded changes the extensions, so that they take no long time for hostile texts
 */
export function parse(
  source: string,
  {gfm, cjkFriendly}: OptionsOf<'remark'>,
  bounded: (extensions: Extension[]) => Extension[] = (extensions) => extensions,
): Root {
  return fromMarkdown(source, {
    extensions: bounded([
      ...(gfm ? [gfmSyntax()] : []),
      ...(cjkFriendly ? [cjkFriendlyExtension()] : []),
      ...(gfm && cjkFriendly ? [gfmStrikethroughCjkFriendly()] : []),
    ]),
    mdastExtensions: gfm ? [gfmFromMarkdown()] : [],
  });
}

/** The HTML that remark-rehype and rehype-stringify write of that tree. */
export const render: Render<'remark'> = (source, options) => {
  const tree: Nodes = toHast(parse(source, options), {allowDangerousHtml: true});
  return toHtml(tree, {allowDangerousHtml: true});
};
