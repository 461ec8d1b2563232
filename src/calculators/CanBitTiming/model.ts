import {solve, type Limits, type Solution} from '../Calculator/model';
import {controllers, type Controller, type ControllerName} from './controllers';

/** Clock in MHz, bit rate in kbit/s, sample point in %, node delay in ns, cable delay in ns/m. */
export type TimingTexts = Readonly<
  Record<'clock' | 'rate' | 'samplePoint' | 'nodeDelay' | 'cableDelay', string>
>;

export interface BitTiming {
  readonly prescaler: number;
  /** Length of a time quantum in ns, and quanta in a bit. */
  readonly quantum: number;
  readonly quanta: number;
  readonly tseg1: number;
  readonly tseg2: number;
  /** The largest SJW that these segments and the controller allow. */
  readonly sjw: number;
  /** Part of the bit before the sample point, 0–1. */
  readonly samplePoint: number;
  /** The resulting rate in bit/s, and its error as a fraction. */
  readonly rate: number;
  readonly rateError: number;
}

export interface Timing {
  /** The best timing of each prescaler, the best one first. Empty when the controller has none. */
  readonly options: readonly BitTiming[];
  /** With the best timing: the tolerance of each node's clock, as a fraction. */
  readonly clockTolerance: number | undefined;
  /** With the best timing, in m; in the data phase no other node sends, and no length is given. */
  readonly busLength:
    | {readonly code: 'length'; readonly metres: number}
    | {readonly code: 'delay-too-long' | 'data-phase' | 'no-timing'};
}

/** The largest clock error that CAN tolerates (ST UM0404 and Bosch: 1.58 %), so also the limit for the rate. */
const largestRateError = 0.0158;
const optionCount = 5;

export const limits = {
  clock: {min: 0.1, max: 999},
  samplePoint: {min: 10, max: 99},
  nodeDelay: {min: 0, max: 99999},
  cableDelay: {min: 1, max: 99},
} satisfies Record<Exclude<keyof TimingTexts, 'rate'>, Limits>;

/** CAN ends at 1 Mbit/s; the data phase of CAN FD at 8 Mbit/s (Microchip, CAN FD module). */
export const rateLimits = {
  nominal: {min: 1, max: 1000},
  data: {min: 1, max: 8000},
} satisfies Record<Controller['phase'], Limits>;

/**
 * Bit timings for a controller, by trying every prescaler and every number of quanta. The bit rate is fbit = fclock / (BRP·N)
 * with N = 1 + TSEG1 + TSEG2, the sample point (1 + TSEG1) / N. A rate error counts more than a sample point error; among equals, more
 * quanta are better.
 *
 * The bus length follows from the round trip, 2·(τ·L + tnode) ≤ tsample. The clock's tolerance is that of Bosch (TTCAN
 * User's Manual 1.6): df ≤ min(PS1, PS2) / (2·(13·N − PS2)) and df ≤ SJW / (20·N). Phase segment 1 is as long as TSEG1 allows
 * beside one quantum for propagation.
 *
 * @param texts the fields as typed
 * @returns the timings, or the errors by field
 */
export function solveTiming(
  name: ControllerName,
  texts: TimingTexts,
): Solution<keyof TimingTexts, Timing> {
  const controller: Controller = controllers[name];
  const allLimits = {...limits, rate: rateLimits[controller.phase]};
  return solve(texts, allLimits, ({clock, rate, samplePoint, nodeDelay, cableDelay}) => {
    const options = findTimings(controller, {
      clock: (clock * 1e6) / controller.clockDivider,
      rate: rate * 1000,
      samplePoint: samplePoint / 100,
    });
    const [best] = options;
    return {
      options: options.slice(0, optionCount),
      clockTolerance: best && controller.phase === 'nominal' ? clockTolerance(best) : undefined,
      busLength: busLength(controller, best, nodeDelay, cableDelay),
    };
  });
}

interface Wanted {
  /** Hz before the prescaler. */
  readonly clock: number;
  /** bit/s. */
  readonly rate: number;
  /** 0–1. */
  readonly samplePoint: number;
}

function findTimings(controller: Controller, wanted: Wanted): BitTiming[] {
  const {prescaler, tseg1, tseg2} = controller;
  const better = compareBy(wanted.samplePoint);
  const found: BitTiming[] = [];
  for (let divider = prescaler[0]; divider <= prescaler[1]; divider += 1) {
    const exact = wanted.clock / (divider * wanted.rate);
    const [best] = [Math.floor(exact), Math.ceil(exact)]
      .filter((quanta) => quanta >= 1 + tseg1[0] + tseg2[0] && quanta <= 1 + tseg1[1] + tseg2[1])
      .flatMap((quanta) => timingsOf(controller, wanted, divider, quanta))
      .filter(({rateError}) => Math.abs(rateError) <= largestRateError)
      .sort(better);
    if (best) {
      found.push(best);
    }
  }
  return found.sort(better);
}

/** The two timings with this number of quanta whose sample points are closest to the wanted one. */
function timingsOf(
  {tseg1, tseg2, sjwMax, sjwBelowTseg2, tseg1NotBelowTseg2}: Controller,
  {clock, rate, samplePoint}: Wanted,
  prescaler: number,
  quanta: number,
): BitTiming[] {
  const least = Math.max(tseg2[0], quanta - 1 - tseg1[1]);
  const half = Math.floor((quanta - 1) / 2);
  const most = Math.min(tseg2[1], quanta - 1 - tseg1[0], tseg1NotBelowTseg2 ? half : Infinity);
  const after = quanta * (1 - samplePoint);
  const segments = [Math.floor(after), Math.ceil(after)].map((segment) =>
    Math.min(Math.max(segment, least), most),
  );
  const reached = clock / (prescaler * quanta);
  return [...new Set(segments)].map((segment2) => {
    const segment1 = quanta - 1 - segment2;
    return {
      prescaler,
      quantum: (prescaler / clock) * 1e9,
      quanta,
      tseg1: segment1,
      tseg2: segment2,
      sjw: Math.max(1, Math.min(sjwMax, segment2 - (sjwBelowTseg2 ? 1 : 0), segment1 - 1)),
      samplePoint: (1 + segment1) / quanta,
      rate: reached,
      rateError: reached / rate - 1,
    };
  });
}

function compareBy(samplePoint: number) {
  const off = (timing: BitTiming) => Math.abs(timing.samplePoint - samplePoint);
  return (a: BitTiming, b: BitTiming): number =>
    differ(Math.abs(a.rateError), Math.abs(b.rateError)) ||
    differ(off(a), off(b)) ||
    b.quanta - a.quanta;
}

/** The difference, or 0 if it is only a rounding error. */
function differ(a: number, b: number): number {
  return Math.abs(a - b) < 1e-9 ? 0 : a - b;
}

function clockTolerance({tseg1, tseg2, sjw, quanta}: BitTiming): number {
  const shorter = Math.min(Math.max(1, tseg1 - 1), tseg2);
  return Math.min(shorter / (2 * (13 * quanta - tseg2)), sjw / (20 * quanta));
}

function busLength(
  {phase}: Controller,
  best: BitTiming | undefined,
  nodeDelay: number,
  cableDelay: number,
): Timing['busLength'] {
  if (phase === 'data') {
    return {code: 'data-phase'};
  }
  if (!best) {
    return {code: 'no-timing'};
  }
  const toSample = best.samplePoint * best.quanta * best.quantum;
  const metres = (toSample / 2 - nodeDelay) / cableDelay;
  return metres > 0 ? {code: 'length', metres} : {code: 'delay-too-long'};
}
