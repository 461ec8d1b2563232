/** The options in a fence's info string. */
interface CodeInfo {
  readonly title: string | undefined;
  /** The number of the first line; undefined if lines are not numbered. */
  readonly firstNumber: number | undefined;
  /** The lines to highlight, counted from 1; undefined if comments may mark them. */
  readonly highlighted: ReadonlySet<number> | undefined;
}

const titlePattern = /\btitle=(?:"([^"\n]*)"|'([^'\n]*)')/;
const rangesPattern = /\{([\d,-]+)\}/;
const numbersPattern = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/;

/**
 * Reads `title="…"`, `showLineNumbers`, `showLineNumbers=7` and `{1,3-4}`, as Docusaurus does
 * (https://docusaurus.io/docs/markdown-features/code-blocks). Ignores other words.
 */
export function readInfo(meta: string): CodeInfo {
  const [, double, title = double] = titlePattern.exec(meta) ?? [];
  const untitled = meta.replace(titlePattern, '');
  const numbers = numbersPattern.exec(untitled);
  const [, ranges] = rangesPattern.exec(untitled) ?? [];
  return {
    title: title === '' ? undefined : title,
    firstNumber: numbers ? Number(numbers[1] ?? 1) : undefined,
    highlighted: ranges === undefined ? undefined : linesOf(ranges),
  };
}

function linesOf(ranges: string): ReadonlySet<number> {
  const lines = ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({length: Math.max(0, last - first + 1)}, (_, index) => first + index);
  });
  return new Set(lines.filter((line) => line > 0));
}
