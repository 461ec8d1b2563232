/** A stretch of a text, by offsets, and what is to stand there. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A stretch of a text with all edits that lie in it applied; none may overlap another. */
export function applyEdits(
  source: string,
  {start, end}: Omit<Edit, 'text'>,
  edits: readonly Edit[],
): string {
  let at = start;
  const pieces = edits
    .slice()
    .sort((a, b) => a.start - b.start)
    .map((edit) => {
      const piece = source.slice(at, edit.start) + edit.text;
      at = edit.end;
      return piece;
    });
  return pieces.join('') + source.slice(at, end);
}
