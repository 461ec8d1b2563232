import {type ParsedDocument, emptyDocument} from './document.ts';
import type {Parse} from './parse.ts';
import {withoutByteOrderMark} from './piece.ts';
import {updateDocument} from './update.ts';

export type {Block, ParsedDocument} from './document.ts';
export {movedBlocks, nodesOf, rootOf} from './positions.ts';

/**
 * A parser that remembers its last text, for a preview that follows an editor. It parses the blocks that a
 * change concerns, their neighbours where these could join them, and blocks that refer to a definition
 * that came or went; all others keep their nodes. A long text is parsed in pieces from the start.
 *
 * `rootOf` makes of its result the tree that `parse` gives, position by position. `parse` has to be
 * mdast-util-from-markdown with GFM, CJK emphasis or other extensions that know no special start of a
 * text, as front matter does. A block is always parsed whole, however long it is. A text is, too, while a
 * region to parse mentions a label that cannot be defined in front of it (`parsePiece`). What `parse`
 * throws is thrown; the last text is remembered then.
 */
export function createParser(parse: Parse): (source: string) => ParsedDocument {
  let document = emptyDocument;
  return (source) => {
    document = updateDocument(parse, document, withoutByteOrderMark(source));
    return document;
  };
}
