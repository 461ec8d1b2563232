/** Messages of equal length and period, in s, of neighbouring identifiers. */
export interface MessageGroup {
  readonly count: number;
  /** The longest time that one of them takes on the bus. */
  readonly transmission: number;
  readonly period: number;
}

/** The worst-case response time in s; the bus may be too slow for one, or the search for it too long. */
export type ResponseTime =
  | {readonly code: 'time'; readonly seconds: number}
  | {readonly code: 'overload' | 'too-many-steps'};

/** A table of 20 rows is done in a blink, and a search that needs more is for a bus at its limit. */
const maxSteps = 20_000;
/** Relative and absolute (s) slack for rounding errors. */
const slack = 1e-9;
const equalTimes = 1e-12;

/**
 * The worst-case response time of the last message of each group: from its queuing, without jitter, to the end of
 * its transmission.
 *
 * The source is section 3.2 of Davis, Burns, Bril and Lukkien, "Controller Area Network (CAN) schedulability analysis: Refuted,
 * revisited and revised", Real-Time Systems 35, 2007.
 *
 * - The busy period is t = B + Σ ⌈t / T⌉·C, over the message and all with priority over it. It contains Q = ⌈t / T⌉ instances.
 * - Instance q waits for w(q) = B + q·C + Σ ⌈(w + τbit) / T⌉·C, over all with priority.
 * - The response time is R = max (w(q) − q·T + C). B is the longest transmission of lower priority.
 *
 * @param groups by priority, highest first; none is late before its time, errors on the bus are not counted
 * @param bitTime in s, of the arbitration phase
 */
export function worstResponseTimes(
  groups: readonly MessageGroup[],
  bitTime: number,
): readonly ResponseTime[] {
  return groups.map((group, index) => {
    const above = [...groups.slice(0, index), {...group, count: group.count - 1}];
    const blocking = Math.max(0, ...groups.slice(index + 1).map(({transmission}) => transmission));
    return responseTime(group, above, blocking, bitTime);
  });
}

function responseTime(
  {transmission, period}: MessageGroup,
  above: readonly MessageGroup[],
  blocking: number,
  bitTime: number,
): ResponseTime {
  const own = {count: 1, transmission, period};
  const load = [...above, own].reduce(
    (sum, {count, ...one}) => sum + (count * one.transmission) / one.period,
    0,
  );
  if (load > 1 + slack) {
    return {code: 'overload'};
  }
  const budget = {steps: maxSteps};
  const busy = fixedPoint(transmission, budget, (time) => blocking + demand([...above, own], time));
  if (busy === undefined) {
    return {code: 'too-many-steps'};
  }
  let longest = 0;
  let wait = blocking;
  for (let instance = 0; instance < instances(busy, period); instance += 1) {
    const before = blocking + instance * transmission;
    const settled = fixedPoint(
      Math.max(wait, before),
      budget,
      (time) => before + demand(above, time + bitTime),
    );
    if (settled === undefined) {
      return {code: 'too-many-steps'};
    }
    wait = settled;
    longest = Math.max(longest, wait - instance * period + transmission);
  }
  return {code: 'time', seconds: longest};
}

/** The time on the bus of all instances that are queued before a time. */
function demand(groups: readonly MessageGroup[], time: number): number {
  return groups.reduce(
    (sum, {count, transmission, period}) => sum + count * instances(time, period) * transmission,
    0,
  );
}

function instances(time: number, period: number): number {
  return Math.ceil((time / period) * (1 - slack));
}

/** Repeats a rule until its value stays; undefined if that takes too many steps. */
function fixedPoint(
  start: number,
  budget: {steps: number},
  rule: (value: number) => number,
): number | undefined {
  let value = start;
  while (budget.steps > 0) {
    budget.steps -= 1;
    const next = rule(value);
    if (Math.abs(next - value) < equalTimes) {
      return next;
    }
    value = next;
  }
  return undefined;
}
