import {rendererOf} from '@markdown-zh/engines';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toHast, type State} from 'mdast-util-to-hast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {Root} from 'mdast';
import {cjkFriendlyExtension} from 'micromark-extension-cjk-friendly';
import {gfmStrikethroughCjkFriendly} from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import {mathFromMarkdown} from 'mdast-util-math';
import {mdxFromMarkdown} from 'mdast-util-mdx';
import {gfm} from 'micromark-extension-gfm';
import {math} from 'micromark-extension-math';
import {mdxjs} from 'micromark-extension-mdxjs';
import {parse as parseYaml} from 'yaml';

/** Elements keep their name and attributes. */
const mdxHandlers = {
  mdxJsxTextElement: element,
  mdxJsxFlowElement: element,
  mdxTextExpression: () => undefined,
  mdxFlowExpression: () => undefined,
};

function element(state: State, node: MdxJsxFlowElement | MdxJsxTextElement): Element {
  return {
    type: 'element',
    tagName: node.name ?? '',
    properties: Object.fromEntries(
      node.attributes.flatMap((attribute) =>
        'name' in attribute
          ? [[attribute.name, typeof attribute.value === 'string' ? attribute.value : '']]
          : [],
      ),
    ),
    children: state.all(node),
  };
}

/** The engines that run the cases, each with raw HTML and with GFM's extensions if it has them. */
export const engines = {
  commonmark: rendererOf('commonmark'),
  'markdown-it': rendererOf('markdown-it'),
  marked: rendererOf('marked'),
  micromark: rendererOf('micromark'),
  remark: rendererOf('remark'),
  /** remark with formulas. */
  'remark-math': (source) =>
    toHtml(
      toHast(
        fromMarkdown(source, {
          extensions: [gfm(), math()],
          mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
        }),
      ),
    ),
  /** The syntax of MDX, with an empty text for a text that MDX refuses. Components and expressions are left out. */
  mdx: (source) => {
    try {
      const tree = fromMarkdown(source, {
        extensions: [mdxjs()],
        mdastExtensions: [mdxFromMarkdown()],
      });
      return toHtml(toHast(tree, {handlers: mdxHandlers}));
    } catch {
      return '';
    }
  },
  /** The front matter as JSON, as tools read it; an empty text if it is not YAML. */
  yaml: (source) => {
    const [, yaml = ''] = /^---\r?\n([^]*?)\r?\n---/.exec(source) ?? [];
    try {
      return JSON.stringify(parseYaml(yaml));
    } catch {
      return '';
    }
  },
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
