/** A target and the figure for it, on one line, as all benchmarks print it. */
export function verdict(isMet: boolean, target: string, figure: string): string {
  return `${isMet ? '✓' : '✗'} ${target}: ${figure}`;
}
