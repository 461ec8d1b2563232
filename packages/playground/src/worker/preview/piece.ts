import {allowanceOf} from '@markdown-zh/diagnosis/bounds';
import type {Root} from 'hast';
import type {Definition, Nodes, RootContent} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {type Block, movedBlocks, nodesOf} from '@markdown-zh/diagnosis/incremental';
import {hastOf, mark, outputOf, readHtml, safeOf, type Preview, type Site} from './rendering.ts';

/** The dependencies of a block's rendering. */
interface Needs {
  /** It has HTML, which may leave elements open for the next block, or contain what HTML forbids: nested links. */
  readonly html: boolean;
  /** It has HTML that affects other blocks. */
  readonly wholeText: boolean;
}

/**
 * HTML that affects other blocks. Links may target an id or a name. Of an element that contains only text or is not
 * HTML, hast-util-raw may find the end in another block.
 */
const concernsOthers =
  /[\s"'/](?:id|name)[\s=>/]|<(?:iframe|math|noembed|noframes|plaintext|script|style|svg|textarea|title|xmp)/i;

export function needsOf(block: RootContent): Needs {
  const needs = {html: false, wholeText: false};
  visitParents(block as Nodes, (node, ancestors) => {
    if (node.type === 'html') {
      needs.html = true;
      needs.wholeText ||= concernsOthers.test(node.value);
    } else if (isLink(node)) {
      needs.html ||= ancestors.some(isLink);
    }
  });
  return needs;
}

function isLink({type}: Nodes): boolean {
  return type === 'link' || type === 'linkReference';
}

/** The position of a piece, and the context of its rendering. */
interface Surroundings {
  readonly source: string;
  readonly hasHtml: boolean;
  readonly definitions: readonly Definition[];
  readonly site: Site;
}

/**
 * Renders adjacent blocks without the rest of the text. Offsets count from the first block. Undefined if HTML leaves
 * elements open, which would contain the next block.
 */
export function renderPiece(
  blocks: readonly Block[],
  {source, hasHtml, definitions, site}: Surroundings,
): Preview | undefined {
  const {line = 0, from = 0} = blocks[0] ?? {};
  const nodes = nodesOf(movedBlocks(blocks, -line, -from));
  const made = hastOf({type: 'root', children: [...definitions, ...nodes]}, allowanceOf(Infinity));
  const output = outputOf(made);
  const read = hasHtml ? readClosed(made, source) : made;
  return read && {output, safe: safeOf(read, site)};
}

/** Parses the HTML in a tree; undefined if elements stay open. */
function readClosed({children}: Root, source: string): Root | undefined {
  const read = readHtml({type: 'root', children: [...children, mark]}, source);
  const last = read.children.at(-1);
  // Elements of the text have a position.
  const isMark = last?.type === 'element' && !last.position && last.children.length === 0;
  return isMark ? {...read, children: read.children.slice(0, -1)} : undefined;
}
