import {e24AtMost} from '../Calculator/e24';
import {solve, type Limits, type Solution} from '../Calculator/model';

/** The load of one node in unit loads: 1, 1/2, 1/4 or 1/8. */
export type NodeLoad = '1' | '2' | '4' | '8';
/** The number of terminated cable ends. */
export type Terminators = '0' | '1' | '2';

/** Supply in V, resistors in Ω, wanted idle voltage in mV. */
export type BiasTexts = Readonly<
  Record<'supply' | 'bias' | 'wanted' | 'termination' | 'nodes', string>
>;

export interface Bias {
  /** Voltage between A and B while no node drives, in V: with the nodes' inputs, and without. */
  readonly idle: number;
  readonly idleWithoutNodes: number;
  /** Whether it is what is wanted: `barely` without a margin. */
  readonly enough: 'no' | 'barely' | 'yes';
  /** The bias resistors, in whole Ω, that give the wanted voltage and leave enough unit loads for the nodes. */
  readonly bias:
    | {readonly code: 'range'; readonly from: number; readonly to: number}
    | {readonly code: 'from'; readonly from: number}
    | {readonly code: 'none'};
  /** The largest of these resistors in the E24 series with its idle voltage in V, if there is one. */
  readonly e24: {readonly ohms: number; readonly idle: number} | undefined;
  readonly biasUnitLoads: number;
  readonly unitLoads: number;
  readonly withinUnitLoads: boolean;
  /** The maximum number of nodes of this kind beside the bias. */
  readonly nodeLimit: number;
  /** The current of the bias while the bus is idle, in A. */
  readonly idleCurrent: number;
  /** Power of one terminator with the full supply across it, in W; undefined without terminators. */
  readonly terminatorPower: number | undefined;
}

/** One unit load is about 12 kΩ from each line to ground (TI, SN75ALS174 datasheet, SLLSFU5A). */
const unitLoadOhms = 12_000;
/** The unit loads that a driver must be able to drive (same source). */
export const unitLoadLimit = 32;
/** As in TI's tables of stub lengths, in m/s. */
const speedOfLight = 3e8;
/** The rule of thumb for rate times length, in bit·m/s, and the length that no rate exceeds, in m. */
const rateTimesLength = 1e8;
export const longest = 1200;

/**
 * The margin of an idle voltage: a quarter of what is wanted, because terminators, supply and bias have tolerances.
 * From 250 mV on, which is 50 mV above the receivers' threshold of 200 mV (TIA-485), no more is asked for.
 */
const margin = {factor: 1.25, enoughVolts: 0.25};

const ohms = {min: 1, max: 999999};
export const biasLimits = {
  supply: {min: 1, max: 60},
  bias: ohms,
  wanted: {min: 1, max: 999},
  termination: ohms,
  nodes: {min: 0, max: 999, integer: true},
} satisfies Record<keyof BiasTexts, Limits>;

/**
 * Bias, termination and unit loads of an idle bus.
 *
 * Vab = Vcc·Rt / (Rt + 2·Rb) with the terminators alone. The inputs, 12 kΩ / n from each line to ground, load both
 * halves of the divider: Vab = (Vcc/Rb) / (1/Rb + n/12 kΩ + 2/Rt). A bias resistor is a load of 12 kΩ / Rb unit loads.
 * All loads together may be 32 (question and answer in TI's forum, thread 1071579, after EDN).
 *
 * @param texts the fields as typed
 * @returns the bus, or the errors by field
 */
export function solveBias(
  texts: BiasTexts,
  terminators: Terminators,
  nodeLoad: NodeLoad,
): Solution<keyof BiasTexts, Bias> {
  return solve(texts, biasLimits, ({supply, bias, wanted, termination, nodes}) => {
    const nodeUnitLoads = nodes / Number(nodeLoad);
    const inputs = nodeUnitLoads / unitLoadOhms;
    const across = (2 * Number(terminators)) / termination;
    const idleWith = (resistor: number) => supply / resistor / (1 / resistor + inputs + across);
    const idle = idleWith(bias);
    const common = supply / bias / (1 / bias + inputs);
    const biasUnitLoads = unitLoadOhms / bias;
    const unitLoads = biasUnitLoads + nodeUnitLoads;
    const range = biasRange(
      supply / (wanted / 1000),
      inputs + across,
      unitLoadLimit - nodeUnitLoads,
    );
    const e24 = largestE24(range);
    return {
      idle,
      idleWithoutNodes: supply / bias / (1 / bias + across),
      enough: rate(idle, wanted / 1000),
      bias: range,
      e24: e24 === undefined ? undefined : {ohms: e24, idle: idleWith(e24)},
      biasUnitLoads,
      unitLoads,
      withinUnitLoads: atLeast(unitLoadLimit, unitLoads),
      nodeLimit: Math.max(0, Math.floor((unitLoadLimit - biasUnitLoads) * Number(nodeLoad) + 1e-9)),
      idleCurrent: (supply - (common + idle) / 2) / bias,
      terminatorPower: terminators === '0' ? undefined : supply ** 2 / termination,
    };
  });
}

/**
 * From the smallest resistor that leaves the nodes their unit loads to the largest that gives the
 * wanted voltage, in whole Ω.
 */
function biasRange(ratio: number, conductance: number, unitLoadsLeft: number): Bias['bias'] {
  const from = Math.ceil(unitLoadOhms / unitLoadsLeft - 1e-9);
  const to = Math.floor((ratio - 1) / conductance + 1e-9);
  if (unitLoadsLeft <= 0 || from > to) {
    return {code: 'none'};
  }
  return Number.isFinite(to) ? {code: 'range', from, to} : {code: 'from', from};
}

/** The largest E24 value in a range; without an upper end the smallest would do, and none is given. */
function largestE24(range: Bias['bias']): number | undefined {
  const value = range.code === 'range' ? e24AtMost(range.to) : undefined;
  return range.code === 'range' && value !== undefined && value >= range.from ? value : undefined;
}

function rate(idle: number, wanted: number): Bias['enough'] {
  if (!atLeast(idle, wanted)) {
    return 'no';
  }
  const comfortable = Math.min(margin.factor * wanted, Math.max(wanted, margin.enoughVolts));
  return atLeast(idle, comfortable) ? 'yes' : 'barely';
}

/** Greater or equal, except for rounding. */
function atLeast(value: number, limit: number): boolean {
  return value >= limit * (1 - 1e-9);
}

/** Rise time in ns, velocity factor of the cable (1 is the speed of light). */
export type StubTexts = Readonly<Record<'riseTime' | 'velocity', string>>;

export interface Stub {
  /** The longest stub in m: by the formula, which counts one way, and with both ways counted. */
  readonly oneWay: number;
  readonly roundTrip: number;
}

export const stubLimits = {
  riseTime: {min: 0.1, max: 99999},
  velocity: {min: 0.1, max: 1},
} satisfies Record<keyof StubTexts, Limits>;

/**
 * The longest stub: L ≤ 0.1·tr·v·c (TI, THVD1510 datasheet, SLLSEV1, and others of the family).
 *
 * @param texts the fields as typed
 * @returns lengths in m, or the errors by field
 */
export function solveStub(texts: StubTexts): Solution<keyof StubTexts, Stub> {
  return solve(texts, stubLimits, ({riseTime, velocity}) => {
    const oneWay = 0.1 * riseTime * 1e-9 * velocity * speedOfLight;
    return {oneWay, roundTrip: oneWay / 2};
  });
}

/** Rate in kbit/s, length in m. */
export type DistanceTexts = Readonly<Record<'rate' | 'length', string>>;

export interface Distance {
  /** The longest cable at the rate, in m. */
  readonly length: number;
  /** The highest rate for the length, in kbit/s; undefined if no rate is safe. */
  readonly rate: number | undefined;
  /** Rate times length in bit·m/s. */
  readonly product: number;
  readonly within: boolean;
}

export const distanceLimits = {
  rate: {min: 0.1, max: 99999},
  length: {min: 0.1, max: 9999},
} satisfies Record<keyof DistanceTexts, Limits>;

/**
 * Rate against distance by the rule of thumb L ≤ 10⁸ / rate, at most 1200 m (Teltonika, RUT9 series manual, 8.5.2.1). The
 * curve behind it is in the appendix of EIA RS-422-A.
 *
 * @param texts the fields as typed
 * @returns both limits and whether rate and length meet them, or the errors by field
 */
export function solveDistance(texts: DistanceTexts): Solution<keyof DistanceTexts, Distance> {
  return solve(texts, distanceLimits, ({rate, length}) => {
    const product = rate * 1000 * length;
    return {
      length: Math.min(longest, rateTimesLength / (rate * 1000)),
      rate: length > longest ? undefined : rateTimesLength / length / 1000,
      product,
      within: atLeast(rateTimesLength, product) && length <= longest,
    };
  });
}
