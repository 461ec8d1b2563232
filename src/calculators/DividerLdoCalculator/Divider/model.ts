import {e24Values} from '../../Calculator/e24';
import {solve, type Limits, type Solution} from '../../Calculator/model';

/** Voltages in V, sum of both resistors in kΩ, load current in µA, tolerance of each resistor in %. */
export type DividerTexts = Readonly<
  Record<'input' | 'output' | 'total' | 'load' | 'tolerance', string>
>;

export interface DividerPair {
  /** The upper and the lower resistor in Ω. */
  readonly upper: number;
  readonly lower: number;
  /** The loaded output in V, and its error as a fraction of the wanted one. */
  readonly output: number;
  readonly error: number;
}

export interface Divider {
  /** Pairs of the E24 series, the closest first; empty if none is near the wanted sum. */
  readonly pairs: readonly DividerPair[];
  /** With the closest pair: the output in V at the ends of the tolerance. */
  readonly range: {readonly min: number; readonly max: number} | undefined;
  /** With the closest pair: the output in V without the load. */
  readonly unloaded: number | undefined;
  /** With the closest pair: the current through the upper resistor in A, and the power of both resistors in W. */
  readonly current: number | undefined;
  readonly power: number | undefined;
  /** With the closest pair: the resistance of the output in Ω. */
  readonly source: number | undefined;
}

export const limits = {
  input: {min: 0.1, max: 999},
  output: {min: 0.01, max: 999},
  total: {min: 0.01, max: 9999},
  load: {min: 0, max: 99999},
  tolerance: {min: 0, max: 20},
} satisfies Record<keyof DividerTexts, Limits>;

const pairCount = 5;
/** The sum may differ from the wanted one by this factor: E24 values are sparse. */
const sumFactor = 1.5;
/** A load beyond what the resistors can carry leaves no output near the wanted one. */
const largestError = 0.1;

/**
 * A voltage divider of E24 resistors: Vout = Vin·R2 / (R1 + R2) − IL·(R1 ∥ R2), by Thévenin. The tolerance moves both
 * resistors to opposite ends.
 *
 * @param texts the fields as typed
 * @returns the closest pairs, or the errors by field; an output that is not below the input has no pair
 */
export function solveDivider(texts: DividerTexts): Solution<keyof DividerTexts, Divider> {
  return solve(texts, limits, ({input, output, total, load, tolerance}) => {
    const wanted = {input, output, sum: total * 1e3, load: load * 1e-6};
    const pairs = findPairs(wanted);
    const [best] = pairs;
    const part = tolerance / 100;
    return {
      pairs: pairs.slice(0, pairCount),
      range: best && {
        min: loaded(input, best.upper * (1 + part), best.lower * (1 - part), wanted.load),
        max: loaded(input, best.upper * (1 - part), best.lower * (1 + part), wanted.load),
      },
      unloaded: best && loaded(input, best.upper, best.lower, 0),
      current: best === undefined ? undefined : (input - best.output) / best.upper,
      power: best && (input - best.output) ** 2 / best.upper + best.output ** 2 / best.lower,
      source: best && parallel(best.upper, best.lower),
    };
  });
}

interface Wanted {
  readonly input: number;
  readonly output: number;
  /** Ω. */
  readonly sum: number;
  /** A. */
  readonly load: number;
}

function findPairs({input, output, sum, load}: Wanted): DividerPair[] {
  if (output >= input) {
    return [];
  }
  return e24Values
    .flatMap((upper) => e24Values.map((lower) => ({upper, lower})))
    .filter(({upper, lower}) => {
      const ratio = (upper + lower) / sum;
      return ratio <= sumFactor && ratio >= 1 / sumFactor;
    })
    .map(({upper, lower}) => {
      const reached = loaded(input, upper, lower, load);
      return {upper, lower, output: reached, error: reached / output - 1};
    })
    .filter(({error}) => Math.abs(error) <= largestError)
    .sort(
      (a, b) => differ(Math.abs(a.error), Math.abs(b.error)) || distance(a, sum) - distance(b, sum),
    );
}

function loaded(input: number, upper: number, lower: number, load: number): number {
  return (input * lower) / (upper + lower) - load * parallel(upper, lower);
}

function parallel(a: number, b: number): number {
  return (a * b) / (a + b);
}

/** How far the sum of a pair is from the wanted one, as a factor. */
function distance({upper, lower}: DividerPair, sum: number): number {
  return Math.abs(Math.log((upper + lower) / sum));
}

/** The difference, or 0 if it is only a rounding error. */
function differ(a: number, b: number): number {
  return Math.abs(a - b) < 1e-9 ? 0 : a - b;
}
