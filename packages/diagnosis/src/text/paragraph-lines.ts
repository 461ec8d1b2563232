import type {Nodes, Paragraph, Root} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {linesOf, plainTexts, span} from './spans.ts';
import type {ParsedText} from '../rule.ts';

/** A line of a paragraph, so never in code, an HTML block, front matter or a table. */
export interface ParagraphLine {
  /** The start of the line, before the markers of block quotes and list items and the indentation. */
  readonly start: number;
  /** The paragraph's part of the line: after all that, up to the line ending. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /**
   * `text` with U+E000 for each character that is not plain text: in code, HTML, addresses, escapes, emphasis
   * delimiters, and formulas between `$$` lines. The first character is also replaced if it is inside
   * emphasis or a link.
   */
  readonly plain: string;
}

export interface ParagraphText {
  readonly node: Paragraph;
  /** From the root down to the parent. */
  readonly ancestors: readonly Nodes[];
  readonly lines: readonly ParagraphLine[];
}

/** Replaces characters that are not plain text. */
export const notPlain = '\uE000';

const known = new WeakMap<Root, readonly ParagraphText[]>();

/** The paragraphs of a text, line by line. A malformed heading, list, quote or table is part of one of them. */
export function paragraphTexts(text: ParsedText): readonly ParagraphText[] {
  const found = known.get(text.tree) ?? readParagraphs(text);
  known.set(text.tree, found);
  return found;
}

function readParagraphs({source, tree}: ParsedText): readonly ParagraphText[] {
  const plainSource = onlyPlain(tree, source);
  const found: ParagraphText[] = [];
  visitParents(tree, 'paragraph', (node, ancestors) => {
    const place = span(node);
    if (place) {
      const depth = quoteDepth(ancestors);
      const isNested = nestedIn(node);
      const lines = linesOf(source.slice(place.from, place.to)).map((line, index) => {
        const offset = place.from + line.from;
        const start = index === 0 ? lineStart(source, offset) : offset;
        const quotes = index === 0 ? 0 : quoteMarkersLength(line.text, depth);
        const from = index === 0 ? offset : offset + quotes + indentation(line.text, quotes);
        const to = place.from + line.to;
        const plain = plainSource.slice(from, to);
        const text = source.slice(from, to);
        return {start, from, to, text, plain: isNested(from) ? notPlain + plain.slice(1) : plain};
      });
      found.push({node, ancestors, lines: withoutFormulas(lines)});
    }
  });
  return found;
}

/** Whether a place is inside emphasis or a link of a paragraph. Ask for places in order. */
function nestedIn(node: Paragraph): (offset: number) => boolean {
  let index = 0;
  return (offset) => {
    while (index < node.children.length - 1 && endOf(node.children[index]) <= offset) {
      index++;
    }
    return node.children[index]?.type !== 'text';
  };
}

function endOf(node: Nodes | undefined): number {
  return (node && span(node)?.to) ?? 0;
}

/** The source with U+E000 for each character that is not plain text. */
function onlyPlain(tree: Root, source: string): string {
  let done = 0;
  const pieces = plainTexts(tree, source).flatMap(({from, to, text}) => {
    const gap = notPlain.repeat(Math.max(0, from - done));
    done = to;
    return [gap, text];
  });
  return pieces.join('') + notPlain.repeat(source.length - done);
}

/** The start of the line that contains `offset`. */
export function lineStart(source: string, offset: number): number {
  let start = offset;
  while (start > 0 && source[start - 1] !== '\n' && source[start - 1] !== '\r') {
    start--;
  }
  return start;
}

/** The end of the line that contains `offset`, before its line ending. */
export function lineEnd(source: string, offset: number): number {
  let end = offset;
  while (end < source.length && source[end] !== '\n' && source[end] !== '\r') {
    end++;
  }
  return end;
}

/** The length of a line's indentation after an offset. */
function indentation(line: string, from: number): number {
  return /^[ \t]*/.exec(line.slice(from))?.[0].length ?? 0;
}

/** The length of a line's block quote markers, at most `depth` of them. A lazy line has fewer. */
export function quoteMarkersLength(line: string, depth: number): number {
  let length = 0;
  for (let level = 0; level < depth; level++) {
    const marker = length + indentation(line, length);
    if (line[marker] !== '>') {
      break;
    }
    length = marker + 1;
  }
  return length;
}

/** The number of block quotes around a node. */
export function quoteDepth(ancestors: readonly Nodes[]): number {
  return ancestors.filter(({type}) => type === 'blockquote').length;
}

/** Whether a line ends in a hard line break (CommonMark 0.31.2, section 6.7) or `<br>`. */
export function endsWithBreak({text}: ParagraphLine): boolean {
  return /(?: {2}|\\|<br ?\/?>[ \t]*)$/i.test(text.slice(-20));
}

function withoutFormulas(lines: readonly ParagraphLine[]): readonly ParagraphLine[] {
  let open = false;
  return lines.map((line) => {
    const fences = line.plain.match(/\$\$/g)?.length ?? 0;
    const isFormula = open || line.plain.startsWith('$$');
    open = isFormula && (fences % 2 === 1) !== open;
    return isFormula ? {...line, plain: notPlain.repeat(line.plain.length)} : line;
  });
}
