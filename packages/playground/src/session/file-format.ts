/** Encodings that files are read from, and written back in. */
export const encodings = ['UTF-8', 'UTF-16LE', 'UTF-16BE', 'GB 18030'] as const;
export type Encoding = (typeof encodings)[number];

/** Line endings (CommonMark 0.31.2, section 2.1). */
export const lineEndings = ['\n', '\r\n', '\r'] as const;
export type LineEnding = (typeof lineEndings)[number];

/** How a text is written to a file, so that it stays as it was. */
export interface SavedFile {
  readonly encoding: Encoding;
  /** Whether the file begins with a byte order mark. */
  readonly hasBom: boolean;
  readonly lineEnding: LineEnding;
}

const anyLineEnding = /\r\n?|\n/g;

/** The most frequent line ending of a text; on a tie, or if there is none, the first of `\n`, `\r\n`, `\r`. */
export function lineEndingOf(text: string): LineEnding {
  const counts: Record<LineEnding, number> = {'\n': 0, '\r\n': 0, '\r': 0};
  for (const [ending] of text.matchAll(anyLineEnding)) {
    counts[ending as LineEnding] += 1;
  }
  return lineEndings.reduce((most, ending) => (counts[ending] > counts[most] ? ending : most));
}

/** The text with all line endings replaced. */
export function withLineEnding(text: string, ending: LineEnding): string {
  return text.replace(anyLineEnding, ending);
}
