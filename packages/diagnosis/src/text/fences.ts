import type {Code} from 'mdast';
import {blockLines, type BlockLine} from './block-lines.ts';
import {width} from './columns.ts';
import {nodesOf} from './nodes.ts';
import {lineStart} from './paragraph-lines.ts';
import {span} from './spans.ts';
import type {ParsedText} from '../rule.ts';

/** A fenced code block, line by line. */
export interface Fence {
  readonly node: Code;
  /** The fence itself: at least three backticks or tildes. */
  readonly run: string;
  /** The text after the opening fence, trimmed. */
  readonly info: string;
  /** The column of the fence, after the markers of block quotes. */
  readonly column: number;
  /** The text before a fence on a line inside the same containers: `> ` and spaces. */
  readonly prefix: string;
  readonly from: number;
  readonly openingEnd: number;
  readonly content: readonly BlockLine[];
  /** Whether a closing fence ends it, rather than the end of the document or container. */
  readonly isClosed: boolean;
}

const opening = /^(`{3,}|~{3,})[ \t]*([^\r\n]*)/;

/** The fenced code blocks of a text. */
export function fencesOf({source, tree}: ParsedText): readonly Fence[] {
  return nodesOf(tree, 'code').flatMap((node) => {
    const {from, to} = span(node) ?? {from: 0, to: 0};
    const [line = '', run, info = ''] = opening.exec(source.slice(from, to)) ?? [];
    if (!run) {
      return [];
    }
    const before = source.slice(lineStart(source, from), from);
    const lines = blockLines(source, {from, to}).slice(1);
    const column = width(before.slice(before.lastIndexOf('>') + 1));
    const last = lines.at(-1)?.text ?? '';
    const isClosed = isBareFence(last, run) && deeperThan(column, last) <= 3;
    return [
      {
        node,
        run,
        info: info.trim(),
        column,
        prefix: before.replace(/[^>\s]/g, ' '),
        from,
        openingEnd: from + line.length,
        content: isClosed ? lines.slice(0, -1) : lines,
        isClosed,
      },
    ];
  });
}

/** Whether a line is a fence as long as `run` or longer, and nothing else. */
export function isBareFence(text: string, run: string): boolean {
  const line = text.trim();
  return line.length >= run.length && line === run.charAt(0).repeat(line.length);
}

/** How many columns deeper than `column` a line is indented; a fence may be by 3 (CommonMark 0.31.2, 4.5). */
export function deeperThan(column: number, text: string): number {
  return width(text.slice(0, text.length - text.trimStart().length)) - column;
}
