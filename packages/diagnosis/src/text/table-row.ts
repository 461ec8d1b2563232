/** Where a table row is divided: at every `|` without a backslash, even in code. */
export function pipesIn(text: string): number[] {
  return [...text.matchAll(/\\[\\|]|\|/g)]
    .filter(([match]) => match === '|')
    .map(({index}) => index);
}

/** The cells of a row, trimmed; the pipes at its two ends belong to none. GFM 0.29, section 4.10. */
export function cellsOf(text: string): string[] {
  const row = text.trim();
  const pipes = pipesIn(row);
  const cells = [...pipes, row.length].map((end, index) =>
    row.slice(index === 0 ? 0 : (pipes[index - 1] ?? 0) + 1, end).trim(),
  );
  const first = pipes[0] === 0 ? 1 : 0;
  const last = pipes.length > first && pipes.at(-1) === row.length - 1 ? -1 : undefined;
  return cells.slice(first, last);
}

/** Whether a line begins and ends with a pipe and has two cells or more. */
export function isFramedRow(text: string): boolean {
  const row = text.trim();
  const pipes = row.startsWith('|') && row.endsWith('|') ? pipesIn(row) : [];
  return pipes.length > 2 && pipes[0] === 0 && pipes.at(-1) === row.length - 1;
}

/** Whether a line is a delimiter row: cells of hyphens, each with or without a colon at its ends. */
export function isDelimiterRow(text: string): boolean {
  return text.includes('|') && cellsOf(text).every((cell) => /^:?-+:?$/.test(cell));
}

/** A row of `count` identical cells. */
export function rowOf(count: number, cell: string): string {
  return `|${` ${cell} |`.repeat(count)}`;
}

/**
 * The delimiter row that a line was meant as: dashes of any kind, full-width marks, Emacs's `+` between
 * cells, and spaces inside cells are repaired. Undefined if the line is a delimiter row already, or cannot be
 * one.
 */
export function repairedDelimiterRow(text: string): string | undefined {
  const hasMarks = /[|｜]/.test(text) && /^[\s|｜+:：=_\p{Pd}─]+$/u.test(text);
  if (!hasMarks || isDelimiterRow(text)) {
    return undefined;
  }
  const row = text.replace(/[｜+]/g, '|').replace(/：/g, ':');
  const cells = cellsOf(row).map((cell) =>
    cell.replace(/\s/g, '').replace(/^(:?)[^:|]+(:?)$/, '$1---$2'),
  );
  return cells.every((cell) => /^:?---:?$/.test(cell)) ? `| ${cells.join(' | ')} |` : undefined;
}

/**
 * The code spans that a line would have if pipes did not divide it. Each is a run of backticks up to the next one of the same length.
 * Takes linear time.
 */
function codeSpansIn(text: string): {readonly from: number; readonly to: number}[] {
  const runs = [...text.matchAll(/`+/g)];
  const lastOfLength = new Map<number, number>();
  const closing = runs
    .map(({0: run}, index) => ({length: run.length, index}))
    .toReversed()
    .map(({length, index}) => {
      const next = lastOfLength.get(length);
      lastOfLength.set(length, index);
      return next;
    })
    .toReversed();
  const spans: {from: number; to: number}[] = [];
  for (let index = 0; index < runs.length; index += 1) {
    const [open, close] = [runs[index], runs[closing[index] ?? -1]];
    if (open && close) {
      spans.push({from: open.index, to: close.index + close[0].length});
      index = closing[index] ?? index;
    }
  }
  return spans;
}

/** The places of full-width pipes in a line, outside its code spans. */
export function widePipesIn(text: string): number[] {
  const spans = codeSpansIn(text);
  const ends = [0, ...spans.map(({to}) => to)];
  return ends.flatMap((from, index) =>
    [...text.slice(from, spans[index]?.from).matchAll(/｜/g)].map((pipe) => from + pipe.index),
  );
}

/** The places of pipes inside would-be code spans, which do not protect them. */
export function pipesInCode(text: string): number[] {
  return codeSpansIn(text).flatMap(({from, to}) =>
    pipesIn(text.slice(from, to)).map((at) => from + at),
  );
}

/** A line with its full-width pipes replaced by pipes. Its length stays. */
export function withPipes(text: string): string {
  if (!text.includes('｜')) {
    return text;
  }
  const wide = new Set(widePipesIn(text));
  return text.replace(/｜/g, (pipe, index: number) => (wide.has(index) ? '|' : pipe));
}
