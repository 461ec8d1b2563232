import type {Explanation} from '@markdown-zh/content-check/mdx-errors';

/** Characters that are two columns wide in a terminal. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/gu;

const wideSpace = '\u3000';

/** Visible columns of a long line, including the place of the mistake. */
const shown = 72;

/**
 * Prints the line of a mistake after the line before it, with a caret below the place.
 *
 * @param source the whole file
 */
export function drawFrame(
  {line, column}: Pick<Explanation, 'line' | 'column'>,
  source: string,
): string {
  const lines = source.split(/\r?\n/);
  const digits = String(line).length;
  const gutter = (mark: string, number: number | undefined) =>
    `${mark} ${String(number ?? '').padStart(digits)} | `;
  const text = lines[line - 1] ?? '';
  const from = Math.max(0, Math.min(column - shown / 2, text.length - shown));
  const cut = (whole: string) => whole.slice(from, from + shown);
  const before = cut(text)
    .slice(0, column - 1 - from)
    .replace(/\t/g, ' ')
    .replace(wide, wideSpace)
    .replace(/[^\u3000]/g, ' ');
  return [
    ...(line > 1 ? [gutter(' ', line - 1) + cut(lines[line - 2] ?? '')] : []),
    gutter('>', line) + cut(text).replace(/\t/g, ' '),
    `${gutter(' ', undefined)}${before}^`,
  ].join('\n');
}
