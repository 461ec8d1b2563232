/** The mean; `NaN` without values. */
export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** The percentile of a share (0 to 1), by nearest rank; `NaN` without values. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

/** The median; `NaN` without values. */
export function median(numbers: readonly number[]): number {
  return percentile(numbers, 0.5);
}
