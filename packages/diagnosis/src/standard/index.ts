import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {micromark, type Options} from 'micromark';
import {gfm, gfmHtml, type HtmlOptions} from 'micromark-extension-gfm';
import type {HtmlExtension} from 'micromark-util-types';
import {allowanceOf, boundedSyntax, boundedTables} from '../bounds/index.ts';
import {footnoteBackLabel, footnotesLabel} from './footnotes.ts';
import {adaptToPage, type PageContext} from './page.ts';
import {sanitize} from './sanitize.ts';

/** The syntax that an example may use: CommonMark 0.31.2 alone, with GitHub's extensions, or also with formulas. */
export const flavours = ['commonmark', 'gfm', 'math'] as const;
export type Flavour = (typeof flavours)[number];

/** A pair of micromark extensions, such as ./math. That one is large, so only callers that need it load it. */
export interface Extension {
  readonly syntax: NonNullable<Options['extensions']>[number];
  readonly html: NonNullable<Options['htmlExtensions']>[number];
}

interface RenderOptions extends PageContext {
  readonly flavour: Flavour;
  readonly extensions?: readonly Extension[];
}

interface Rendered {
  /** The engine's output, unchanged. Show it as text, never as HTML. */
  readonly output: string;
  /** The output, sanitised and adapted to an article. */
  readonly html: string;
}

const footnotes: HtmlOptions = {
  clobberPrefix: '', // the examples' ids get a prefix of their own
  label: footnotesLabel,
  backLabel: footnoteBackLabel,
};

/**
 * Keeps the line breaks of code and HTML blocks right below the text of a tight list item. After such a text,
 * micromark 4.0.3 swallows line endings. Remove this when https://github.com/micromark/micromark/issues/201
 * is fixed.
 */
const keepLinesInTightLists: HtmlExtension = {
  enter: {
    codeFencedFence() {
      this.setData('slurpAllLineEndings', undefined);
    },
    htmlFlowData() {
      this.setData('slurpAllLineEndings', undefined);
    },
  },
};

/**
 * Renders Markdown as the specifications define it, not as a site renders its articles. The engine is micromark (CommonMark 0.31.2, all
 * 652 examples of the specification), with its GFM extension unless the flavour is `commonmark`. Runs at build time and, for a reader
 * who edits an example, in the browser. Throws a RangeError if the text is nested too deep for the engine's recursion (thousands of
 * `>`), and any error of KaTeX other than ParseError.
 */
export function renderStandardMarkdown(
  source: string,
  {flavour, extensions = [], ...place}: RenderOptions,
): Rendered {
  const github: Extension[] =
    flavour === 'commonmark' ? [] : [{syntax: gfm(), html: gfmHtml(footnotes)}];
  const used = [...github, ...extensions];
  const allowance = allowanceOf(source.length);
  const output = micromark(source, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: boundedSyntax(
      used.map(({syntax}) => syntax),
      {allowance},
    ),
    htmlExtensions: [
      keepLinesInTightLists,
      ...used.map(({html}) => html),
      ...(flavour === 'commonmark' ? [] : [boundedTables(allowance)]),
    ],
  });
  const tree: Root = sanitize(fromHtml(output, {fragment: true}));
  adaptToPage(tree, place);
  return {output: output.trimEnd(), html: toHtml(tree).trim()};
}
