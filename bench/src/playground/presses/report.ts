import type {Goal} from '../../runner/goals';
import {median} from '../../runner/statistics';
import {milliseconds, orDash} from '../../runner/units';
import type {PressTimes} from './measure-press';
import {good, goodResults} from './presses';

/** The presses of a site by name, each several times. */
export type Measured = ReadonlyMap<string, readonly PressTimes[]>;

/** The rows of a table: press, median to the next paint, median until it shows the effect. */
export function rowsOf(measured: Measured): string[][] {
  return [...measured].map(([name, times]) => [
    name,
    whole(medianOf(times, 'paint')),
    orDash(medianOf(times, 'shown'), whole),
  ]);
}

/** The rows of a table with a column for each site, and its ratio to the first one. */
export function comparedRows(sites: readonly Measured[]): string[][] {
  const [first = new Map<string, readonly PressTimes[]>()] = sites;
  return [...first.keys()].flatMap((name) =>
    (['paint', 'shown'] as const).map((key) => {
      const figures = sites.map((site) => medianOf(site.get(name) ?? [], key));
      const [own = NaN] = figures;
      return [
        `${name}, ${key}`,
        ...figures.map((figure, index) =>
          orDash(figure, () =>
            index === 0 ? whole(figure) : `${whole(figure)} (${(figure / own).toFixed(2)})`,
          ),
        ),
      ];
    }),
  );
}

/** The goal of each press: its next paint and its effect, whichever is later. */
export function goalsOf(measured: Measured): Goal[] {
  return [...measured].map(([name, times]) => {
    const shown = medianOf(times, 'shown');
    return {
      name,
      figure: Math.max(medianOf(times, 'paint'), Number.isNaN(shown) ? 0 : shown),
      limit: {most: name === 'first results' ? goodResults : good},
      show: milliseconds,
    };
  });
}

const whole = (figure: number) => figure.toFixed(0);

function medianOf(times: readonly PressTimes[], key: keyof PressTimes): number {
  return median(times.map((time) => time[key] ?? NaN));
}
