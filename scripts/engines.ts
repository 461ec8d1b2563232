import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {HtmlRenderer, Parser} from 'commonmark';
import {toHtml} from 'hast-util-to-html';
import MarkdownIt from 'markdown-it';
import {Marked} from 'marked';
import {toHast, type Handler} from 'mdast-util-to-hast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Root} from 'mdast';
import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type PluggableList} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {remarkPlugins} from '../site/markdown';
import type {Flavour} from '../src/lib/standard-markdown';

interface Engine {
  /** The package whose version counts. */
  readonly packageName: string;
  /** HTML of Markdown; throws where the engine refuses the source, as MDX does. */
  readonly render: (markdown: string) => string;
}

/** The version of an installed package. */
export function installedVersion(packageName: string): string {
  const file = join(process.cwd(), 'node_modules', packageName, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version;
}

function renderCommonmark(markdown: string): string {
  return new HtmlRenderer().render(new Parser().parse(markdown));
}

function markdownIt(engine: InstanceType<typeof MarkdownIt>): Engine['render'] {
  return (markdown) => engine.render(markdown);
}

function renderMarked(markdown: string): string {
  return new Marked({async: false}).parse(markdown) as string;
}

function renderMicromark(markdown: string): string {
  return micromark(markdown, {allowDangerousHtml: true});
}

function renderMicromarkGfm(markdown: string): string {
  return micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
}

/** JSX of MDX as the HTML element that it becomes on the page. */
const jsxElement: Handler = (state, node: MdxJsxFlowElement | MdxJsxTextElement) => {
  const attributes = node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value] as const]
      : [],
  );
  return {
    type: 'element',
    tagName: node.name ?? 'div',
    properties: Object.fromEntries(attributes),
    children: state.all(node),
  };
};

const handlers = {mdxJsxFlowElement: jsxElement, mdxJsxTextElement: jsxElement};

/** Takes JSX that is alone in a paragraph out of it, as MDX does. */
function unravel() {
  return (tree: Root): void => {
    visit(tree, 'paragraph', ({children}, index, parent) => {
      const isJsx = children.every(
        (child) =>
          child.type === 'mdxJsxTextElement' ||
          (child.type === 'text' && child.value.trim() === ''),
      );
      if (isJsx && parent && index !== undefined) {
        parent.children.splice(index, 1, ...children);
        return [SKIP, index];
      }
      return undefined;
    });
  };
}

/** MDX with GFM, as Docusaurus reads articles, but without its compatibility options for MDX 1. */
function mdx(plugins: PluggableList): Engine['render'] {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(plugins)
    .use(unravel);
  return (markdown) => {
    const tree = processor.runSync(processor.parse(markdown)) as Root;
    return toHtml(toHast(tree, {handlers}));
  };
}

/** The engines that every claim is tested on. */
export const engines = {
  commonmark: {packageName: 'commonmark', render: renderCommonmark},
  'markdown-it': {packageName: 'markdown-it', render: markdownIt(new MarkdownIt('commonmark'))},
  'markdown-it linkify': {
    packageName: 'markdown-it',
    render: markdownIt(new MarkdownIt({html: true, linkify: true})),
  },
  marked: {packageName: 'marked', render: renderMarked},
  micromark: {packageName: 'micromark', render: renderMicromark},
  'micromark gfm': {packageName: 'micromark-extension-gfm', render: renderMicromarkGfm},
  site: {packageName: 'remark-cjk-friendly', render: mdx(remarkPlugins)},
} as const satisfies Record<string, Engine>;

/** Engines that only the claims about them name. */
export const otherEngines = {
  'markdown-it typographer': {
    packageName: 'markdown-it',
    render: markdownIt(new MarkdownIt({typographer: true})),
  },
  'marked breaks': {
    packageName: 'marked',
    render: (markdown) => new Marked({async: false, breaks: true}).parse(markdown) as string,
  },
  /** remark-cjk-friendly without its companion for strikethrough. */
  'remark-cjk-friendly': {packageName: 'remark-cjk-friendly', render: mdx([remarkCjkFriendly])},
} as const satisfies Record<string, Engine>;

export type EngineId = keyof typeof engines;
export type AnyEngineId = EngineId | keyof typeof otherEngines;

export const engineIds = Object.keys(engines) as EngineId[];

/** The engines that live examples are compared with, by the example's flavour: none is the one behind them. */
export const comparedEngines = {
  commonmark: ['commonmark', 'markdown-it'],
  gfm: ['commonmark', 'markdown-it linkify', 'marked'],
  math: ['commonmark', 'markdown-it linkify', 'marked'],
} as const satisfies Record<Flavour, readonly EngineId[]>;
