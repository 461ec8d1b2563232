/**
 * Formats a maximum with the given number of decimals, rounded down so that readers can use the shown value. A value
 * that only rounding errors keep below a step counts as that step.
 */
export function roundDown(value: number, digits: number): string {
  const steps = 10 ** digits;
  return (Math.floor(value * steps + 1e-9) / steps).toFixed(digits);
}
