/** Of the pages that answer a query, the share that is among the first five found; 1 is all. */
export function recallAtFive(found: readonly string[], answers: readonly string[]): number {
  const first = found.slice(0, 5);
  return answers.filter((answer) => first.includes(answer)).length / answers.length;
}

/** One divided by the place of the first page that answers; 0 where none was found. */
export function reciprocalRank(found: readonly string[], answers: readonly string[]): number {
  const at = found.findIndex((path) => answers.includes(path));
  return at === -1 ? 0 : 1 / (at + 1);
}

/** The mean; `NaN` of nothing. */
export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** The number that this share (0 to 1) of all does not exceed, by nearest rank; `NaN` of nothing. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}
