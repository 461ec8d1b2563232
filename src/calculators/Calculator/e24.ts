/** The E24 series of resistors (IEC 60063), in two digits. */
const mantissas = [
  10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75, 82, 91,
];
const exponents = [-1, 0, 1, 2, 3, 4, 5];

/** All values from 1 Ω to 9.1 MΩ, in Ω, smallest first. */
export const e24Values: readonly number[] = exponents.flatMap((exponent) =>
  mantissas.map((mantissa) => Number(`${mantissa}e${exponent}`)),
);

/** Values that differ from a limit only by rounding errors count as equal to it. */
const slack = 1 + 1e-9;

/** The largest E24 value up to a limit, in Ω; undefined below 1 Ω. */
export function e24AtMost(ohms: number): number | undefined {
  return e24Values.findLast((value) => value <= ohms * slack);
}

/** The smallest E24 value from a limit on, in Ω; undefined above 9.1 MΩ. */
export function e24AtLeast(ohms: number): number | undefined {
  return e24Values.find((value) => value * slack >= ohms);
}
