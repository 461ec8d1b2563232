/**
 * Replaces the code spans of a paragraph: two equally long runs of backticks and the text between them (CommonMark 0.31.2, section 6.1).
 * Backslashes count as text. The time grows with the length of the text, which no regular expression with `\\1` achieves.
 */
export function replaceCodeSpans(source: string, replace: (span: string) => string): string {
  const runs = [...source.matchAll(/`+/g)];
  const next = new Map<string, number>();
  const closing = runs.map((): number | undefined => undefined);
  for (let index = runs.length - 1; index >= 0; index -= 1) {
    const [run = ''] = runs[index] ?? [];
    closing[index] = next.get(run);
    next.set(run, index);
  }
  let result = '';
  let done = 0;
  for (let index = 0; index < runs.length; index += 1) {
    const close = closing[index];
    const [from, last] = [runs[index]?.index, close === undefined ? undefined : runs[close]];
    if (from !== undefined && close !== undefined && last) {
      const to = last.index + last[0].length;
      result += source.slice(done, from) + replace(source.slice(from, to));
      done = to;
      index = close;
    }
  }
  return result + source.slice(done);
}
