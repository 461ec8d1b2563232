/** Replaces `source.slice(from, to)`, in UTF-16 code units; an insertion has `from === to`. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/**
 * Applies edits to a text, or to a part of it that holds them all. Their offsets are those of the original text. Insertions at one place stay
 * in their order. Of two edits that overlap, the first wins.
 */
export function applyEdits(
  source: string,
  edits: readonly Edit[],
  {from: start = 0, to: end = source.length}: Partial<Omit<Edit, 'insert'>> = {},
): string {
  const pieces: string[] = [];
  let done = start;
  for (const {from, to, insert} of [...edits].sort((a, b) => a.from - b.from || a.to - b.to)) {
    if (from >= done) {
      pieces.push(source.slice(done, from), insert);
      done = to;
    }
  }
  return pieces.join('') + source.slice(done, end);
}
