import type {Element, Nodes, Root} from 'hast';
import {raw} from 'hast-util-raw';
import {toHtml} from 'hast-util-to-html';
import {toHast} from 'mdast-util-to-hast';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {parse} from '../../../lib/engines/remark';
import {footnoteBackLabel, footnotesLabel} from '../../../lib/footnotes';
import {adaptToPage} from '../../../lib/standard-markdown/adapt';
import {sanitize} from '../../../lib/standard-markdown/sanitize';
import {optionsOf} from './dialect';
import type {MarkdownDialect} from './jobs';

/** A piece of the result, and the piece of the source that it comes from. */
export interface Block {
  /** Offsets into the source; both 0 for what has no place in it, such as the heading of footnotes. */
  readonly from: number;
  readonly to: number;
  readonly html: string;
}

export interface Preview {
  /** The engine's HTML, block by block: to be shown as text. */
  readonly output: readonly Block[];
  /**
   * The same, sanitised and fit for the frame. Elements carry `data-from` and `data-to`, counted from the
   * block's own start, so that a block that only moved is the same.
   */
  readonly safe: readonly Block[];
}

/** Renders a text by remark, the engine with positions. Throws a RangeError for thousands of nested blocks. */
export function renderPreview(source: string, dialect: MarkdownDialect, baseUrl: string): Preview {
  const tree = toHast(parse(source, optionsOf[dialect]), {
    allowDangerousHtml: true,
    clobberPrefix: '',
    footnoteLabel: footnotesLabel,
    footnoteBackLabel,
  }) as Root;
  const output = blocks(tree, (node) => toHtml(node, {allowDangerousHtml: true}));
  const safe = sanitize(raw(tree, {file: new VFile(source)}) as Root);
  adaptToPage(safe, {idPrefix: 'text-', baseUrl, keepHeadings: true});
  return {
    output,
    safe: blocks(safe, (node, from) => {
      visit(node, 'element', (element) => {
        markPlace(element, from);
      });
      return toHtml(node);
    }),
  };
}

function blocks(tree: Root, write: (node: Nodes, from: number) => string): Block[] {
  return tree.children
    .filter(({type}) => type !== 'text' && type !== 'doctype')
    .map((node) => {
      const from = node.position?.start.offset ?? 0;
      return {from, to: node.position?.end.offset ?? from, html: write(node, from)};
    });
}

function markPlace({position, properties}: Element, blockStart: number): void {
  const from = position?.start.offset;
  const to = position?.end.offset;
  if (from !== undefined && to !== undefined) {
    properties.dataFrom = from - blockStart;
    properties.dataTo = to - blockStart;
  }
}
