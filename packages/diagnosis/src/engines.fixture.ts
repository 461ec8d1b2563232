import {HtmlRenderer, Parser} from 'commonmark';
import MarkdownIt from 'markdown-it';
import {Marked} from 'marked';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toHast} from 'mdast-util-to-hast';
import {toHtml} from 'hast-util-to-html';
import type {Root} from 'mdast';
import {micromark} from 'micromark';
import {cjkFriendlyExtension} from 'micromark-extension-cjk-friendly';
import {gfmStrikethroughCjkFriendly} from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import {gfm, gfmHtml} from 'micromark-extension-gfm';
import {parseGfm} from './text/parse.ts';

/** The engines that run the cases, each with raw HTML and with GFM's extensions if it has them. */
export const engines = {
  commonmark: (source) => new HtmlRenderer().render(new Parser().parse(source)),
  'markdown-it': (source) => new MarkdownIt({html: true, linkify: true}).render(source),
  marked: (source) => new Marked().parse(source, {async: false}),
  micromark: (source) =>
    micromark(source, {
      allowDangerousHtml: true,
      allowDangerousProtocol: true,
      extensions: [gfm()],
      htmlExtensions: [gfmHtml()],
    }),
  remark: (source) =>
    toHtml(toHast(parseGfm(source), {allowDangerousHtml: true}), {allowDangerousHtml: true}),
} satisfies Record<string, (source: string) => string>;

export type EngineId = keyof typeof engines;

/** CommonMark without extensions. */
export const parseCommonMark = (source: string): Root => fromMarkdown(source);

/** GFM with emphasis as remark-cjk-friendly reads it. */
export function parseCjkFriendly(source: string): Root {
  return fromMarkdown(source, {
    extensions: [gfm(), cjkFriendlyExtension(), gfmStrikethroughCjkFriendly()],
    mdastExtensions: [gfmFromMarkdown()],
  });
}
