const escapedCharacter = /\\[^\n]/;

/** From its opening line, with the marks of lists and quotes before it, to its closing line or the end. */
const fencedBlock =
  /^[^\S\n]*(?:(?:>|(?:[-*+]|\d+[.)])(?=[^\S\n]))[^\S\n]*)*(?<fence>`{3,}(?!`)(?!.*`)|~{3,}(?!~)).*\n(?:.*\n)*?(?:[^\S\n]*(?:>[^\S\n]*)*\k<fence>[`~]*[^\S\n]*$|(?![^]))/;

/** Between two equally long runs of backticks in one paragraph. A fence also ends a paragraph. */
const codeSpan =
  // eslint-disable-next-line regexp/no-super-linear-backtracking, local/no-quadratic-scan -- only runs of different lengths have no end, and a text of n characters has about √n of them
  /(?<!`)(?<run>`+)(?!`)(?:(?!\n[^\S\n]*\n|\n[^\S\n]*(?:(?:>|(?:[-*+]|\d+[.)])(?=[^\S\n]))[^\S\n]*)*(?:`{3,}(?!.*`)|~{3,}))[^])+?(?<!`)\k<run>(?!`)/;

/**
 * Replaces matches of `pattern` outside fenced blocks and code spans, by CommonMark's rules. It parses nothing
 * else, so the source need not be valid MDX yet.
 *
 * @param pattern uses `^` and `$` for the ends of lines, has no named groups `fence`, `run` and `found`
 * @param replace gets the matched text, and its offset in the source
 */
export function replaceOutsideCode(
  source: string,
  pattern: RegExp,
  replace: (text: string, offset: number) => string,
): string {
  const code = [escapedCharacter, fencedBlock, codeSpan].map(({source}) => source).join('|');
  const either = new RegExp(`${code}|(?<found>${pattern.source})`, 'gm');
  return source.replace(either, (text: string, ...rest: unknown[]) => {
    const {found} = rest.at(-1) as {found?: string};
    return found === undefined ? text : replace(text, rest.at(-3) as number);
  });
}
