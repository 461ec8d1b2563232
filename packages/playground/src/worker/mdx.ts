import {boundedSyntax} from '@markdown-zh/diagnosis/bounds';
import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {mdxFromMarkdown} from 'mdast-util-mdx';
import {gfm} from 'micromark-extension-gfm';
import {mdxjs} from 'micromark-extension-mdxjs';

interface MdxError {
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** Parses MDX with GFM, as @mdx-js/mdx does, without executing its code. */
export function parseMdx(source: string): {readonly tree: Root} | MdxError {
  try {
    const tree = fromMarkdown(source, {
      extensions: boundedSyntax([mdxjs({addResult: false}), gfm()]),
      mdastExtensions: [mdxFromMarkdown(), gfmFromMarkdown()],
    });
    return {tree};
  } catch (error) {
    return toMdxError(error, source);
  }
}

interface Point {
  readonly line: number;
  readonly column: number;
}

/**
 * Converts a vfile message. Its `place` is a point or a range. For an unclosed tag, only the message text contains it (`…
 * (3:1-3:4)`). Rethrows other errors.
 */
function toMdxError(error: unknown, source: string): MdxError {
  if (!(error instanceof Error) || !('reason' in error)) {
    throw error;
  }
  const message = String(error.reason);
  const {place} = error as {place?: Point | {start: Point}};
  const point = place && 'start' in place ? place.start : place;
  const [, line = '1', column = '1'] = /\((\d+):(\d+)/.exec(message) ?? [];
  const {line: row, column: position} = point ?? {line: Number(line), column: Number(column)};
  const before = source.split(/\r\n|\r|\n/).slice(0, row - 1);
  const offset = before.reduce((sum, text) => sum + text.length + 1, 0) + position - 1;
  return {message, line: row, column: position, offset};
}
