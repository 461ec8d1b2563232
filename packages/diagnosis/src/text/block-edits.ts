import type {ParagraphLine} from './paragraph-lines.ts';
import type {Edit} from '../edits.ts';

/** The line ending before a line that begins at `start`. */
export function endingBefore(source: string, start: number): string {
  return /(?:\r\n|\r|\n)$/.exec(source.slice(Math.max(0, start - 2), start))?.[0] ?? '\n';
}

/**
 * Puts a blank line above a line, inside the same block quotes, and replaces the line's content up to `to` by
 * `insert`.
 */
export function blankLineAbove(
  source: string,
  line: Pick<ParagraphLine, 'start' | 'from'>,
  to = line.from,
  insert = '',
): Edit {
  const prefix = source.slice(line.start, line.from);
  const blank = prefix.trimEnd() + endingBefore(source, line.start);
  return {from: line.start, to, insert: blank + prefix + insert};
}
