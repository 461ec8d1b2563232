import type {Unit} from './line-units';

/** The width of a text in pixels, in its font and size: the sum of its characters' widths. */
export type Measure = (text: string) => number;

/** The cost of a break, as a share of the line squared: none after a clause, most inside a phrase. */
const breakCost = {clause: 0, space: 0.2, inside: 0.4} as const;

/** The text of a line, without a space at its start. */
export function joinUnits(units: readonly Unit[]): string {
  return units
    .map(({text, isSpaced}, index) => (isSpaced && index > 0 ? ` ${text}` : text))
    .join('');
}

/** The cost of each line above the minimum: less than a break inside a phrase. */
const lineCost = 0.15;

interface Room {
  /** The widest that a line may be, in pixels. */
  readonly width: number;
  /** The maximum of lines for avoiding a bad break. */
  readonly lines: number;
}

/**
 * Breaks units into few lines, as equal as good places to break allow.
 *
 * @returns the lines; more than `lines` if the text is too long. A unit wider than `width` is alone on its line and overflows
 */
export function breakLines(units: readonly Unit[], measure: Measure, room: Room): string[] {
  const widthOf = widths(units, measure);
  const fewest = fewestLines(units, widthOf, room.width);
  const most = Math.min(Math.max(fewest, room.lines), Math.max(1, units.length));
  let best = setLines(units, widthOf, {width: room.width, count: fewest});
  for (let count = fewest + 1; count <= most; count++) {
    const set = setLines(units, widthOf, {width: room.width, count});
    if (set.cost + lineCost * (count - fewest) < best.cost) {
      best = set;
    }
  }
  return best.lines;
}

/** The width of a line with the units from one index to before another. */
type WidthOf = (from: number, to: number) => number;

/** Prefix sums of widths, because thousands of lines are tried. */
function widths(units: readonly Unit[], measure: Measure): WidthOf {
  const space = measure(' ');
  const ends = [0];
  for (const {text, isSpaced} of units) {
    ends.push((ends.at(-1) ?? 0) + (isSpaced ? space : 0) + measure(text));
  }
  return (from, to) =>
    (ends[to] ?? 0) - (ends[from] ?? 0) - (units[from]?.isSpaced && to > from ? space : 0);
}

/** Breaks units into a number of lines at the lowest cost. */
function setLines(
  units: readonly Unit[],
  widthOf: WidthOf,
  {width, count}: {readonly width: number; readonly count: number},
): {readonly lines: string[]; readonly cost: number} {
  const ideal = widthOf(0, units.length) / count;
  const best: {cost: number; from: number}[][] = [[{cost: 0, from: 0}]];
  for (let line = 1; line <= count; line++) {
    const row: {cost: number; from: number}[] = [];
    for (let to = line; to <= units.length; to++) {
      row[to] = bestStart(units, {to, ideal, width, widthOf}, best[line - 1] ?? []);
    }
    best.push(row);
  }
  const lines: string[] = [];
  for (let line = count, to = units.length; line > 0; line--) {
    const from = best[line]?.[to]?.from ?? 0;
    lines.unshift(joinUnits(units.slice(from, to)));
    to = from;
  }
  return {lines, cost: best[count]?.[units.length]?.cost ?? 0};
}

interface Line {
  readonly to: number;
  readonly ideal: number;
  readonly width: number;
  readonly widthOf: WidthOf;
}

/** The best start of the line that ends before `to`, at the lowest cost of it and all lines before. */
function bestStart(
  units: readonly Unit[],
  {to, ideal, width, widthOf}: Line,
  earlier: readonly ({readonly cost: number} | undefined)[],
): {cost: number; from: number} {
  let best = {cost: Infinity, from: to - 1};
  for (let from = to - 1; from >= 0; from--) {
    const before = earlier[from];
    const length = widthOf(from, to);
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

/** The number of lines if each is filled. */
function fewestLines(units: readonly Unit[], widthOf: WidthOf, width: number): number {
  let count = 1;
  let start = 0;
  for (let index = 1; index <= units.length; index++) {
    if (index - start > 1 && widthOf(start, index) > width) {
      count++;
      start = index - 1;
    }
  }
  return count;
}
