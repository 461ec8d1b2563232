import {footnoteBackLabel, footnotesLabel} from '@markdown-zh/diagnosis/standard/footnotes';
import {adaptToPage, sanitize} from '@markdown-zh/diagnosis/standard/page';
import type {Element, Nodes, Root, RootContent} from 'hast';
import {raw} from 'hast-util-raw';
import {toHtml} from 'hast-util-to-html';
import type {Root as Markdown} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import {SKIP, visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import type {Settings} from '../../settings.ts';
import {type Allowance, boundedHandlers} from '@markdown-zh/diagnosis/bounds';

/** The site that shows a result: its base URL, and its pictures. */
export interface Site extends Pick<Settings, 'pictures'> {
  readonly baseUrl: string;
}

/** A block of the result, with its range in the source. */
export interface Block {
  /** Offsets into the source; both 0 for a block without a position. */
  readonly from: number;
  readonly to: number;
  readonly html: string;
}

export interface Preview {
  /** The engine's HTML, block by block, to be shown as text. */
  readonly output: readonly Block[];
  /**
   * The same, sanitised and adapted to the frame. Elements have `data-from` and `data-to`, relative to the block's
   * start, so a block that only moved is unchanged.
   */
  readonly safe: readonly Block[];
  /** The place where the text reaches a limit, in Chinese. */
  readonly bound?: string | undefined;
}

/** Converts a syntax tree with remark-rehype; HTML becomes `raw` nodes. */
export function hastOf(tree: Markdown, allowance: Allowance): Root {
  return toHast(tree, {
    allowDangerousHtml: true,
    clobberPrefix: '',
    footnoteLabel: footnotesLabel,
    footnoteBackLabel,
    handlers: boundedHandlers(allowance),
  }) as Root;
}

/** Parses a tree's `raw` nodes as HTML. Elements that they leave open continue after them. Changes the tree, so take its output before. */
export function readHtml(tree: Root, source: string): Root {
  keepFirstLineFeeds(tree);
  const file = new VFile(source);
  const read = raw({type: 'root', children: [mark, ...tree.children]}, {file}) as Root;
  return {...read, children: read.children.slice(1)};
}

/** An empty element. Before a text, it makes the parser read HTML as in a page's body, where `<td>` is not a cell. */
export const mark: Element = {type: 'element', tagName: 'span', properties: {}, children: []};

/**
 * Doubles a line feed at the start of code in `<pre>`. hast-util-raw 9.2 takes the first one for the start of `<pre>`, and
 * drops it.
 */
function keepFirstLineFeeds(tree: Root): void {
  visit(tree, {tagName: 'pre'}, ({children: [code]}: Element) => {
    const text = code?.type === 'element' ? code.children[0] : undefined;
    if (text?.type === 'text' && text.value.startsWith('\n')) {
      text.value = `\n${text.value}`;
    }
  });
}

/** The unchanged HTML of a tree. */
export function outputOf(made: Root): Preview['output'] {
  return blocks(made, (node) => toHtml(node, {allowDangerousHtml: true}));
}

/** A tree without `raw` nodes, sanitised and adapted to the frame. */
export function fitForFrame(read: Root, {baseUrl, pictures}: Site): Root {
  const safe = sanitize(read);
  adaptToPage(safe, {idPrefix: 'text-', baseUrl, pictures, keepHeadings: true});
  return safe;
}

/** The HTML of such a tree. */
export function safeOf(read: Root, site: Site): Preview['safe'] {
  return blocks(fitForFrame(read, site), (node, from) => {
    visit(node, 'element', (element) => {
      markRange(element, from);
    });
    return toHtml(node);
  });
}

function blocks(tree: Root, html: (node: Nodes, from: number) => string): Block[] {
  return tree.children.filter(isBlock).map((node) => {
    const {from, to} = rangeOf(node);
    return {from, to, html: html(node, from)};
  });
}

/** The range of a node, or of its descendants, such as the notes in the section of footnotes. */
function rangeOf(node: Nodes): Pick<Block, 'from' | 'to'> {
  let [from, to] = [Infinity, 0];
  visit(node, ({position}) => {
    from = Math.min(from, position?.start.offset ?? Infinity);
    to = Math.max(to, position?.end.offset ?? 0);
    return position ? SKIP : undefined;
  });
  return {from: to === 0 ? 0 : from, to};
}

function isBlock({type}: RootContent): boolean {
  return type !== 'text' && type !== 'doctype';
}

function markRange({position, properties}: Element, blockStart: number): void {
  const from = position?.start.offset;
  const to = position?.end.offset;
  if (from !== undefined && to !== undefined) {
    properties.dataFrom = from - blockStart;
    properties.dataTo = to - blockStart;
  }
}
