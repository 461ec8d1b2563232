/**
 * A maximum in digits, of which so many stand after the point: never above it, so that a reader may
 * use what is shown. What only rounding errors keep below a step counts as that step.
 */
export function roundDown(value: number, digits: number): string {
  const steps = 10 ** digits;
  return (Math.floor(value * steps + 1e-9) / steps).toFixed(digits);
}
