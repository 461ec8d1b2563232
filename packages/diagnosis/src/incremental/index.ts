import {type ParsedDocument, emptyDocument} from './document.ts';
import type {Parse} from './parse.ts';
import {withoutByteOrderMark} from './piece.ts';
import {updateDocument} from './update.ts';

export type {Block, ParsedDocument} from './document.ts';
export {movedBlocks, nodesOf, rootOf} from './positions.ts';

/**
 * A parser that remembers its last text, for a preview that follows an editor. It parses the blocks that a
 * change concerns, neighbours that could join them, and blocks that refer to an added or removed definition.
 * All other blocks keep their nodes. A long text is parsed in pieces from the start.
 *
 * `rootOf` turns the result into the tree that `parse` gives, position by position. `parse` must be
 * mdast-util-from-markdown with GFM, CJK emphasis or other extensions without special rules for the start of
 * a text, as front matter has. A block is always parsed whole, however long it is. A text is also parsed
 * whole while a region to parse mentions a label that cannot be defined before it (`parsePiece`). Errors of
 * `parse` are passed on; the parser then still remembers the last text.
 */
export function createParser(parse: Parse): (source: string) => ParsedDocument {
  let document = emptyDocument;
  return (source) => {
    document = updateDocument(parse, document, withoutByteOrderMark(source));
    return document;
  };
}
