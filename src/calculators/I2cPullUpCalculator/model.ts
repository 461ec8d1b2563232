import {e24AtLeast, e24AtMost} from '../Calculator/e24';
import {solve, type Limits, type Solution} from '../Calculator/model';

/** Supply in V, capacitance of one bus line in pF, pull-up in Ω. */
export type PullUpTexts = Readonly<Record<'supply' | 'capacitance' | 'resistor', string>>;

/** Standard-mode (100 kbit/s), Fast-mode (400 kbit/s), Fast-mode Plus (1 Mbit/s). */
export type Mode = 'standard' | 'fast' | 'fast-plus';

export interface PullUp {
  /** The least and the largest resistor, in Ω. */
  readonly min: number;
  readonly max: number;
  /** The least and the largest of the E24 series between them; undefined if there is none. */
  readonly e24: {readonly min: number; readonly max: number} | undefined;
  /** With the given resistor: rise time in s, and the current that a device sinks at its low level, in A. */
  readonly riseTime: number;
  readonly current: number;
  readonly verdict: 'good' | 'too-small' | 'too-large';
  /** The longest rise time of the mode in s, and the largest capacitance in F at this resistor. */
  readonly riseTimeLimit: number;
  readonly maxCapacitance: number;
  /** Whether the capacitance is within the mode's own limit, and this limit in F. */
  readonly isCapacitanceAllowed: boolean;
  readonly capacitanceLimit: number;
}

interface ModeLimits {
  readonly riseTime: number;
  readonly capacitance: number;
  readonly current: number;
}

/** NXP UM10204 Rev. 7.0, table 10 (VOL1, IOL) and table 11 (tr, Cb). */
export const modes: Readonly<Record<Mode, ModeLimits>> = {
  standard: {riseTime: 1000e-9, capacitance: 400e-12, current: 3e-3},
  fast: {riseTime: 300e-9, capacitance: 400e-12, current: 3e-3},
  'fast-plus': {riseTime: 120e-9, capacitance: 550e-12, current: 20e-3},
};

/** The low level that devices must reach (same source). Above a supply of 2 V it is 0.4 V, up to 2 V a fifth of the supply at 2 mA. */
const lowLevel = {volts: 0.4, upTo: 2, share: 0.2, current: 2e-3};

/** From 0.3·VDD to 0.7·VDD a capacitor charges in ln(0.7 / 0.3) time constants (same source, section 7.1). */
const riseConstant = 0.8473;

export const limits = {
  supply: {min: 0.5, max: 5.5},
  capacitance: {min: 1, max: 4000},
  resistor: {min: 1, max: 999999},
} satisfies Record<keyof PullUpTexts, Limits>;

/**
 * The pull-up resistor of an I²C bus: Rp(max) = tr / (0.8473·Cb), Rp(min) = (VDD − VOL(max)) / IOL (NXP UM10204 Rev. 7.0,
 * section 7.1).
 *
 * @param texts the fields as typed
 * @returns the resistors and what the given one does, or the errors by field
 */
export function solvePullUp(mode: Mode, texts: PullUpTexts): Solution<keyof PullUpTexts, PullUp> {
  return solve(texts, limits, ({supply, capacitance, resistor}) => {
    const {riseTime, capacitance: capacitanceLimit, current} = modes[mode];
    const isLow = supply <= lowLevel.upTo;
    const low = isLow ? lowLevel.share * supply : lowLevel.volts;
    const min = (supply - low) / (isLow && mode !== 'standard' ? lowLevel.current : current);
    const farads = capacitance * 1e-12;
    const max = riseTime / (riseConstant * farads);
    return {
      min,
      max,
      e24: e24Between(min, max),
      riseTime: riseConstant * resistor * farads,
      current: (supply - low) / resistor,
      verdict:
        resistor < min * (1 - 1e-9)
          ? 'too-small'
          : resistor > max * (1 + 1e-9)
            ? 'too-large'
            : 'good',
      riseTimeLimit: riseTime,
      maxCapacitance: riseTime / (riseConstant * resistor),
      isCapacitanceAllowed: farads <= capacitanceLimit * (1 + 1e-9),
      capacitanceLimit,
    };
  });
}

function e24Between(least: number, most: number): PullUp['e24'] {
  const [min, max] = [e24AtLeast(least), e24AtMost(most)];
  return min !== undefined && max !== undefined && min <= max ? {min, max} : undefined;
}
