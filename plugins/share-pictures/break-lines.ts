import type {Unit} from './line-units';

/** The width of a text in pixels, in the font and size it is set in. */
export type Measure = (text: string) => number;

/** What a break costs, as a share of the line squared: after a clause nothing, inside a phrase most. */
const breakCost = {clause: 0, space: 0.12, inside: 0.3} as const;

/** The text of a line: a space that a unit brings is dropped at its start. */
export function textOf(units: readonly Unit[]): string {
  return units
    .map(({text, isSpaced}, index) => (isSpaced && index > 0 ? ` ${text}` : text))
    .join('');
}

/**
 * Sets units in the fewest lines that hold them, of lengths as equal as good places to break allow.
 *
 * @param width the widest that a line may be, in pixels
 * @returns the lines; a unit wider than `width` stands on a line of its own and overflows it
 */
export function breakLines(units: readonly Unit[], measure: Measure, width: number): string[] {
  const count = fewestLines(units, measure, width);
  const total = measure(textOf(units));
  const ideal = total / count;
  const best: {cost: number; from: number}[][] = [[{cost: 0, from: 0}]];
  for (let line = 1; line <= count; line++) {
    const row: {cost: number; from: number}[] = [];
    for (let to = line; to <= units.length; to++) {
      row[to] = bestStart(units, {to, ideal, width, measure}, best[line - 1] ?? []);
    }
    best.push(row);
  }
  const lines: string[] = [];
  for (let line = count, to = units.length; line > 0; line--) {
    const from = best[line]?.[to]?.from ?? 0;
    lines.unshift(textOf(units.slice(from, to)));
    to = from;
  }
  return lines;
}

interface Line {
  readonly to: number;
  readonly ideal: number;
  readonly width: number;
  readonly measure: Measure;
}

/** Where the line that ends before `to` begins, so that it and all before it cost least. */
function bestStart(
  units: readonly Unit[],
  {to, ideal, width, measure}: Line,
  earlier: readonly ({readonly cost: number} | undefined)[],
): {cost: number; from: number} {
  let best = {cost: Infinity, from: to - 1};
  for (let from = to - 1; from >= 0; from--) {
    const before = earlier[from];
    const length = measure(textOf(units.slice(from, to)));
    if (length > width && from < to - 1) {
      break;
    }
    const end = to === units.length ? 0 : breakCost[units[to - 1]?.end ?? 'inside'];
    const cost = (before?.cost ?? Infinity) + ((length - ideal) / width) ** 2 + end;
    if (cost < best.cost) {
      best = {cost, from};
    }
  }
  return best;
}

/** How many lines it takes when each is filled as far as it goes. */
function fewestLines(units: readonly Unit[], measure: Measure, width: number): number {
  let count = 1;
  let start = 0;
  for (let index = 1; index <= units.length; index++) {
    if (index - start > 1 && measure(textOf(units.slice(start, index))) > width) {
      count++;
      start = index - 1;
    }
  }
  return count;
}
