import type {Definition, Nodes, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Block as Parsed, ParsedDocument} from '@markdown-zh/diagnosis/incremental';
import {needsOf, renderPiece} from './piece.ts';
import type {Block, Preview, Site} from './rendering.ts';

/** A text, and the context of its pieces. */
interface Whole {
  readonly text: string;
  readonly blocks: readonly Parsed[];
  readonly definitions: readonly Definition[];
  /** The definitions in comparable form. */
  readonly meaning: string;
  readonly site: Site;
}

/** Blocks of a text with their rendering. */
interface Piece {
  readonly nodes: readonly RootContent[];
  /** The start of each block, relative to the first. */
  readonly starts: readonly number[];
  /** The definitions used in rendering; empty if none. */
  readonly meaning: string;
  /** Offsets count from the piece's start; undefined if it cannot be rendered by itself. */
  readonly preview: Preview | undefined;
}

/** Maximum number of blocks in a piece with open HTML. */
const maxBlocks = 40;

/**
 * A renderer that caches the pieces of its last text: single blocks, or several if HTML leaves an element open. Returns
 * undefined for a text that must be rendered as a whole, because it has unclosed HTML, footnotes, or HTML with ids or names.
 * Footnotes are numbered across the text, and links may target ids and names.
 */
export function createPieceRenderer(site: Site): (document: ParsedDocument) => Preview | undefined {
  const known = new WeakMap<RootContent, Piece>();
  return ({text, blocks, labels}) => {
    if ([...labels.all].some((label) => label.startsWith('footnote'))) {
      return undefined;
    }
    const definitions = definitionsIn(blocks);
    const whole = {text, blocks, definitions, meaning: meaningOf(definitions), site};
    const previews: Preview[] = [];
    let index = 0;
    for (let first = blocks[index]; first; first = blocks[index]) {
      const old = known.get(first.node);
      const piece = old && isStill(old, whole, index) ? old : render(whole, index);
      known.set(first.node, piece);
      if (!piece.preview) {
        return undefined;
      }
      previews.push(movedPreview(piece.preview, first.from));
      index += piece.nodes.length;
    }
    return {
      output: previews.flatMap(({output}) => output),
      safe: previews.flatMap(({safe}) => safe),
    };
  };
}

function isStill({nodes, starts, meaning}: Piece, whole: Whole, index: number): boolean {
  const from = whole.blocks[index]?.from ?? 0;
  return (
    (meaning === '' || meaning === whole.meaning) &&
    nodes.every((node, at) => {
      const block = whole.blocks[index + at];
      return block?.node === node && block.from - from === starts[at];
    })
  );
}

/** Renders the shortest piece that starts with the given block and can be rendered by itself. */
function render({text, blocks, definitions, meaning, site}: Whole, index: number): Piece {
  const from = blocks[index]?.from ?? 0;
  const parsed: Parsed[] = [];
  let hasHtml = false;
  let hasReferences = false;
  let preview: Preview | undefined;
  for (const block of blocks.slice(index, index + maxBlocks)) {
    const needs = needsOf(block.node);
    parsed.push(block);
    hasHtml ||= needs.html;
    hasReferences ||= needs.definitions;
    if (needs.wholeText) {
      break;
    }
    if (parsed.length === 1 || needs.html) {
      preview = renderPiece(parsed, {
        source: text.slice(from, block.from + (block.node.position?.end.offset ?? 0)),
        hasHtml,
        definitions: hasReferences ? definitions : [],
        site,
      });
    }
    if (preview) {
      break;
    }
  }
  return {
    nodes: parsed.map(({node}) => node),
    starts: parsed.map((block) => block.from - from),
    meaning: hasReferences ? meaning : '',
    preview,
  };
}

function definitionsIn(blocks: readonly Parsed[]): Definition[] {
  const definitions: Definition[] = [];
  for (const {node} of blocks.filter(({labels}) => labels.length > 0)) {
    visit(node as Nodes, 'definition', (definition) => {
      definitions.push(definition);
    });
  }
  return definitions;
}

function meaningOf(definitions: readonly Definition[]): string {
  return JSON.stringify(definitions.map(({identifier, url, title}) => [identifier, url, title]));
}

function movedPreview({output, safe}: Preview, by: number): Preview {
  // Blocks without a source position stay without one.
  const move = (block: Block) =>
    block.to === 0 ? block : {...block, from: block.from + by, to: block.to + by};
  return {output: output.map(move), safe: safe.map(move)};
}
