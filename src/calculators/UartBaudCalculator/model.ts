import {solve, type Limits, type Solution} from '../Calculator/model';
import {dividers, type Divider, type DividerName} from './dividers';

/** Clock in MHz, baud rate in bit/s, data and parity bits of a frame, error of the other side in %. */
export type BaudTexts = Readonly<Record<'clock' | 'baud' | 'bits' | 'otherError', string>>;

export interface Baud {
  /** The divider closest to the wanted rate within the register's range. */
  readonly divider: number;
  /** The resulting rate in bit/s, and its error as a fraction. */
  readonly rate: number;
  readonly error: number;
  /** The largest sum of both sides' errors, as fractions: the other side slower, and faster. */
  readonly tolerance: {readonly slower: number; readonly faster: number};
  /** The largest error that is recommended for one side. */
  readonly recommended: number;
  /** Both sides' errors at their worst, as a fraction. */
  readonly total: number;
  readonly verdict: 'good' | 'barely' | 'too-large' | 'out-of-range';
}

export const limits = {
  clock: {min: 0.001, max: 999},
  baud: {min: 1, max: 1e8},
  bits: {min: 5, max: 10, integer: true},
  otherError: {min: 0, max: 10},
} satisfies Record<keyof BaudTexts, Limits>;

/** Microchip DS40002061, tables 20-2 and 20-3, from 5 to 10 data and parity bits, as fractions. */
const recommendations = {
  16: [0.03, 0.025, 0.02, 0.02, 0.015, 0.015],
  8: [0.025, 0.02, 0.015, 0.015, 0.015, 0.01],
} as const;

/** The first and the middle of the samples that decide a bit (same source). */
const votes = {16: {first: 8, middle: 9}, 8: {first: 4, middle: 5}} as const;

/**
 * The divider of a UART, its baud rate, and whether receiver and sender can tolerate their errors.
 *
 * Rate = f / (samples · divider), with the divider rounded to its steps, a half
 * down as in ST's tables. Tolerance, by Microchip DS40002061, 20.8.3: Rslow
 * = (D + 1)·S / (S − 1 + D·S + SF), Rfast = (D + 2)·S / ((D + 1)·S + SM), for D data and parity bits.
 *
 * @param texts the fields as typed
 * @returns the divider and the errors, or the errors by field
 */
export function solveBaud(name: DividerName, texts: BaudTexts): Solution<keyof BaudTexts, Baud> {
  return solve(texts, limits, ({clock, baud, bits, otherError}) => {
    const {samples, steps, min, max}: Divider = dividers[name];
    const exact = (clock * 1e6) / (samples * baud);
    const divider = Math.min(Math.max(Math.ceil(exact * steps - 0.5) / steps, min), max);
    const rate = (clock * 1e6) / (samples * divider);
    const error = rate / baud - 1;
    const tolerance = toleranceOf(samples, bits);
    const recommended = recommendations[samples][bits - 5] ?? 0;
    const total = Math.abs(error) + otherError / 100;
    const most = Math.min(tolerance.slower, tolerance.faster);
    return {
      divider,
      rate,
      error,
      tolerance,
      recommended,
      total,
      verdict:
        exact < min - 0.5 / steps || exact > max + 0.5 / steps
          ? 'out-of-range'
          : total > most
            ? 'too-large'
            : Math.abs(error) > recommended
              ? 'barely'
              : 'good',
    };
  });
}

function toleranceOf(samples: Divider['samples'], bits: number): Baud['tolerance'] {
  const {first, middle} = votes[samples];
  const slow = ((bits + 1) * samples) / (samples - 1 + bits * samples + first);
  const fast = ((bits + 2) * samples) / ((bits + 1) * samples + middle);
  return {slower: 1 - slow, faster: fast - 1};
}
