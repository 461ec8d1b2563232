import type {Nodes, Root, Text} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';

/** A stretch of the source that an engine reads as plain text. */
interface PlainText {
  readonly node: Text;
  /** From the root down to the parent. */
  readonly ancestors: readonly Nodes[];
  readonly from: number;
  readonly to: number;
  /**
   * The source from `from` to `to`, with two U+E000 characters for each backslash escape: escaped characters
   * are meant literally, and offsets stay. Character references stay as written.
   */
  readonly text: string;
}

/** Offsets of a node in the source; undefined for a node without a source. */
export function span(node: Nodes): {readonly from: number; readonly to: number} | undefined {
  const from = node.position?.start.offset;
  const to = node.position?.end.offset;
  return from === undefined || to === undefined ? undefined : {from, to};
}

const escape = /\\[!-/:-@[-`{-~]/g;

/** The plain text of a tree, in order. Code and HTML are not text. */
export function plainTexts(tree: Root, source: string): PlainText[] {
  const found: PlainText[] = [];
  visitParents(tree, 'text', (node, ancestors) => {
    const place = span(node);
    if (place) {
      const text = source.slice(place.from, place.to).replace(escape, '\uE000\uE000');
      found.push({node, ancestors, ...place, text});
    }
  });
  return found;
}

/** The matches of a global pattern in plain text, with offsets into the source. */
export function matchesInText(
  tree: Root,
  source: string,
  pattern: RegExp,
): {
  readonly match: RegExpExecArray;
  readonly from: number;
  readonly to: number;
  readonly place: PlainText;
}[] {
  return plainTexts(tree, source).flatMap((place) =>
    [...place.text.matchAll(pattern)].map((match) => {
      const from = place.from + match.index;
      return {match, from, to: from + match[0].length, place};
    }),
  );
}

/** The lines of a text with their offsets, without their line endings. */
export function linesOf(
  source: string,
): {readonly text: string; readonly from: number; readonly to: number}[] {
  const lines: {text: string; from: number; to: number}[] = [];
  const pattern = /([^\r\n]*)(?:\r\n|\r|\n|$)/gy;
  for (let from = 0; from <= source.length; from = pattern.lastIndex) {
    pattern.lastIndex = from;
    const match = pattern.exec(source);
    const text = match?.[1] ?? '';
    lines.push({text, from, to: from + text.length});
    if (match?.[0].length === text.length) {
      break;
    }
  }
  return lines;
}
