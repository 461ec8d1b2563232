import type {Root} from 'hast';
import type {Definition, Nodes, RootContent} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {type Block, movedBlocks, nodesOf} from '@markdown-zh/diagnosis/incremental';
import {hastOf, mark, outputOf, readHtml, safeOf, type Preview} from './rendering';

/** What a block needs besides itself to be rendered. */
interface Needs {
  /** It has HTML, which may leave elements open for the next block, or what HTML does not allow: links in links. */
  readonly html: boolean;
  /** It has references, which look different with other definitions. */
  readonly definitions: boolean;
  /** It has HTML that concerns other blocks. */
  readonly wholeText: boolean;
}

/**
 * An id or a name, to which links may lead; elements whose end hast-util-raw may find in another block,
 * as they hold text alone or are not HTML.
 */
const concernsOthers =
  /[\s"'/](?:id|name)[\s=>/]|<(?:iframe|math|noembed|noframes|plaintext|script|style|svg|textarea|title|xmp)/i;

export function needsOf(block: RootContent): Needs {
  const needs = {html: false, definitions: false, wholeText: false};
  visitParents(block as Nodes, (node, ancestors) => {
    if (node.type === 'html') {
      needs.html = true;
      needs.wholeText ||= concernsOthers.test(node.value);
    } else if (isLink(node)) {
      needs.html ||= ancestors.some(isLink);
    }
    needs.definitions ||= node.type === 'linkReference' || node.type === 'imageReference';
  });
  return needs;
}

function isLink({type}: Nodes): boolean {
  return type === 'link' || type === 'linkReference';
}

/** Where a piece stands, and what it is rendered with. */
interface Surroundings {
  readonly source: string;
  readonly hasHtml: boolean;
  readonly definitions: readonly Definition[];
  readonly baseUrl: string;
}

/**
 * Renders blocks that follow each other, without the rest of the text. All offsets are counted from the
 * first block. Gives nothing when HTML leaves elements open, in which the next block would stand.
 */
export function renderPiece(
  blocks: readonly Block[],
  {source, hasHtml, definitions, baseUrl}: Surroundings,
): Preview | undefined {
  const {line = 0, from = 0} = blocks[0] ?? {};
  const nodes = nodesOf(movedBlocks(blocks, -line, -from));
  const made = hastOf({type: 'root', children: [...definitions, ...nodes]});
  const output = outputOf(made);
  const read = hasHtml ? readClosed(made, source) : made;
  return read && {output, safe: safeOf(read, baseUrl)};
}

/** A tree with its HTML read; nothing when that leaves elements open. */
function readClosed({children}: Root, source: string): Root | undefined {
  const read = readHtml({type: 'root', children: [...children, mark]}, source);
  const last = read.children.at(-1);
  // An element of the text has a position.
  const isMark = last?.type === 'element' && !last.position && last.children.length === 0;
  return isMark ? {...read, children: read.children.slice(0, -1)} : undefined;
}
