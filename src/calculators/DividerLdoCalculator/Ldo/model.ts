import {solve, type Limits, type Solution} from '../../Calculator/model';

/** Voltages in V, load in mA, quiescent current in mA, thermal resistance in °C/W, temperatures in °C. */
export type LdoTexts = Readonly<
  Record<
    'ldoInput' | 'ldoOutput' | 'ldoLoad' | 'quiescent' | 'thermal' | 'ambient' | 'junctionLimit',
    string
  >
>;

export interface Ldo {
  /** W. */
  readonly power: number;
  /** °C. */
  readonly junction: number;
  /** The power that brings the junction to its limit, in W, and the load at it, in A; 0 if there is none. */
  readonly powerLimit: number;
  readonly loadLimit: number;
  /** The largest thermal resistance that keeps the junction below its limit, in °C/W. */
  readonly thermalLimit: number;
  /** Power out by power in, 0–1. */
  readonly efficiency: number;
  readonly verdict: 'good' | 'barely' | 'too-hot' | 'no-headroom';
}

export const limits = {
  ldoInput: {min: 0.1, max: 100},
  ldoOutput: {min: 0.1, max: 100},
  ldoLoad: {min: 0, max: 99999},
  quiescent: {min: 0, max: 999},
  thermal: {min: 1, max: 999},
  ambient: {min: -55, max: 200},
  junctionLimit: {min: 25, max: 250},
} satisfies Record<keyof LdoTexts, Limits>;

/** A junction this near to its limit, in °C, has no margin: θJA depends on the board. */
const margin = 10;

/**
 * The heat of a linear regulator: P = (Vin − Vout)·I + Vin·Iq, Tj = Ta + P·θJA. Sources: the datasheets of ADDtek's AMC1117
 * (DD004) and of TI's TPS793 (SGLS163B, without the quiescent part).
 *
 * @param texts the fields as typed
 * @returns power and junction temperature, or the errors by field; an output that is not below the input is a verdict
 */
export function solveLdo(texts: LdoTexts): Solution<keyof LdoTexts, Ldo> {
  return solve(texts, limits, (fields) => {
    const {ldoInput, ldoOutput, thermal, ambient, junctionLimit} = fields;
    const [load, quiescent] = [fields.ldoLoad / 1e3, fields.quiescent / 1e3];
    const drop = ldoInput - ldoOutput;
    const idle = ldoInput * quiescent;
    const power = drop * load + idle;
    const junction = ambient + power * thermal;
    const powerLimit = Math.max(0, (junctionLimit - ambient) / thermal);
    const drawn = ldoInput * (load + quiescent);
    return {
      power,
      junction,
      powerLimit,
      loadLimit: drop > 0 ? Math.max(0, (powerLimit - idle) / drop) : 0,
      thermalLimit: power > 0 ? Math.max(0, (junctionLimit - ambient) / power) : Infinity,
      efficiency: drawn > 0 ? (ldoOutput * load) / drawn : 0,
      verdict:
        drop <= 0
          ? 'no-headroom'
          : junction > junctionLimit + 1e-9
            ? 'too-hot'
            : junction > junctionLimit - margin
              ? 'barely'
              : 'good',
    };
  });
}
