/** The length of a text, and a time. */
export type Point = readonly [length: number, time: number];

/** The exponent of the power of the length that fits times best: the slope of a line by least squares, in logarithms. */
export function exponentOf(points: readonly Point[]): number {
  const logarithms = points.map(([length, time]) => [Math.log(length), Math.log(time)] as const);
  const mean = (numbers: readonly number[]) =>
    numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const x = mean(logarithms.map(([length]) => length));
  const y = mean(logarithms.map(([, time]) => time));
  const rise = logarithms.reduce((sum, [length, time]) => sum + (length - x) * (time - y), 0);
  return rise / logarithms.reduce((sum, [length]) => sum + (length - x) ** 2, 0);
}
