/** A range of a text, by offsets, and its replacement. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies the edits inside a range of a text; they must not overlap. */
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
