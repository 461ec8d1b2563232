import type {Definition, Nodes, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {allowanceOf, definitionSize} from '@markdown-zh/diagnosis/bounds';
import type {Block as Parsed, ParsedDocument} from '@markdown-zh/diagnosis/incremental';
import {needsOf, renderPiece} from './piece.ts';
import type {Block, Preview, Site} from './rendering.ts';

/** A text, and the context of its pieces. */
interface Whole {
  readonly text: string;
  readonly blocks: readonly Parsed[];
  /** By identifier. */
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly site: Site;
}

/** Blocks of a text with their rendering. */
interface Piece {
  readonly nodes: readonly RootContent[];
  /** The start of each block, relative to the first. */
  readonly starts: readonly number[];
  /** The definitions that its references name, in comparable form. */
  readonly meaning: string;
  /** Offsets count from the piece's start; undefined if it cannot be rendered by itself. */
  readonly preview: Preview | undefined;
}

/** Maximum number of blocks in a piece with open HTML. */
const maxBlocks = 40;

/**
 * A renderer that caches the pieces of its last text: single blocks, or several if HTML leaves an element open. Returns undefined for
 * a text that must be rendered as a whole:
 *
 * - HTML stays open, or has ids or names, which links may target.
 * - Footnotes are numbered across the text.
 * - The text repeats more than its allowance.
 */
export function createPieceRenderer(site: Site): (document: ParsedDocument) => Preview | undefined {
  const known = new WeakMap<RootContent, Piece>();
  return ({text, blocks, labels}) => {
    if ([...labels.all].some((label) => label.startsWith('footnote'))) {
      return undefined;
    }
    const definitions = definitionsIn(blocks);
    if (exceedsAllowance(blocks, definitions, text.length)) {
      return undefined;
    }
    const whole = {text, blocks, definitions, site};
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
    meaning === meaningOf(definitionsFor(nodes, whole)) &&
    nodes.every((node, at) => {
      const block = whole.blocks[index + at];
      return block?.node === node && block.from - from === starts[at];
    })
  );
}

/** Renders the shortest piece that starts with the given block and can be rendered by itself. */
function render(whole: Whole, index: number): Piece {
  const {text, blocks, site} = whole;
  const from = blocks[index]?.from ?? 0;
  const parsed: Parsed[] = [];
  let hasHtml = false;
  let preview: Preview | undefined;
  for (const block of blocks.slice(index, index + maxBlocks)) {
    const needs = needsOf(block.node);
    parsed.push(block);
    hasHtml ||= needs.html;
    if (needs.wholeText) {
      break;
    }
    if (parsed.length === 1 || needs.html) {
      preview = renderPiece(parsed, {
        source: text.slice(from, block.from + (block.node.position?.end.offset ?? 0)),
        hasHtml,
        definitions: definitionsFor(
          parsed.map(({node}) => node),
          whole,
        ),
        site,
      });
    }
    if (preview) {
      break;
    }
  }
  const nodes = parsed.map(({node}) => node);
  return {
    nodes,
    starts: parsed.map((block) => block.from - from),
    meaning: meaningOf(definitionsFor(nodes, whole)),
    preview,
  };
}

/** The definitions of a text; of those with one identifier, the first counts. */
function definitionsIn(blocks: readonly Parsed[]): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>();
  for (const {node} of blocks.filter(({labels}) => labels.length > 0)) {
    visit(node as Nodes, 'definition', (definition) => {
      if (!definitions.has(definition.identifier)) {
        definitions.set(definition.identifier, definition);
      }
    });
  }
  return definitions;
}

/** The definitions that references in some blocks name. */
function definitionsFor(
  nodes: readonly RootContent[],
  {definitions}: Pick<Whole, 'definitions'>,
): Definition[] {
  const identifiers = new Set(nodes.flatMap((node) => repeatsOf(node).identifiers));
  return Array.from(identifiers, (identifier) => definitions.get(identifier)).filter(
    (definition) => definition !== undefined,
  );
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

/** The parts of a block that count against the allowance: the identifiers of its references, and the cells that its rows lack. */
interface Repeats {
  readonly identifiers: readonly string[];
  readonly cells: number;
}

const knownRepeats = new WeakMap<RootContent, Repeats>();

function repeatsOf(block: RootContent): Repeats {
  const known = knownRepeats.get(block);
  if (known) {
    return known;
  }
  const identifiers: string[] = [];
  let cells = 0;
  visit(block as Nodes, (node) => {
    if (node.type === 'linkReference' || node.type === 'imageReference') {
      identifiers.push(node.identifier);
    } else if (node.type === 'table') {
      for (const row of node.children) {
        cells += Math.max((node.align?.length ?? 0) - row.children.length, 0);
      }
    }
  });
  knownRepeats.set(block, {identifiers, cells});
  return {identifiers, cells};
}

/** Whether the blocks together repeat more than their text may. Only a rendering of the whole text can cut that. */
function exceedsAllowance(
  blocks: readonly Parsed[],
  definitions: ReadonlyMap<string, Definition>,
  length: number,
): boolean {
  const {takeExpansion, takeCells} = allowanceOf(length);
  const sizeOf = (identifier: string) => {
    const definition = definitions.get(identifier);
    return definition ? definitionSize(definition) : 0;
  };
  return !blocks.every(({node}) => {
    const {identifiers, cells} = repeatsOf(node);
    return takeCells(cells) && identifiers.every((each) => takeExpansion(sizeOf(each)));
  });
}
