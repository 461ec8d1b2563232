import {percentile} from '../bench-search/measures/quality';
import {verdict} from '../verdict';
import type {PressTimes} from './measure-press';
import {good, goodResults} from './presses';

/** The presses of a site by name, each several times. */
export type Measured = ReadonlyMap<string, readonly PressTimes[]>;

/** The rows of a table: press, median to the next paint, median until it shows the effect. */
export function rowsOf(measured: Measured): string[][] {
  return [...measured].map(([name, times]) => [
    name,
    median(times, 'paint').toFixed(0),
    orDash(median(times, 'shown')),
  ]);
}

/** The rows of a table with a column for each site, and its ratio to the first one. */
export function comparedRows(sites: readonly Measured[]): string[][] {
  const [first = new Map<string, readonly PressTimes[]>()] = sites;
  return [...first.keys()].flatMap((name) =>
    (['paint', 'shown'] as const).map((key) => {
      const figures = sites.map((site) => median(site.get(name) ?? [], key));
      const [own = NaN] = figures;
      return [
        `${name}, ${key}`,
        ...figures.map((figure, index) =>
          index === 0 || Number.isNaN(figure)
            ? orDash(figure)
            : `${figure.toFixed(0)} (${(figure / own).toFixed(2)})`,
        ),
      ];
    }),
  );
}

/** One line of verdict for each press: its next paint and its effect, whichever is later. */
export function verdicts(measured: Measured): string[] {
  return [...measured].map(([name, times]) => {
    const most = name === 'first results' ? goodResults : good;
    const shown = median(times, 'shown');
    const figure = Math.max(median(times, 'paint'), Number.isNaN(shown) ? 0 : shown);
    return verdict(figure <= most, `${name} ≤ ${most} ms`, `${figure.toFixed(0)} ms`);
  });
}

function median(times: readonly PressTimes[], key: keyof PressTimes): number {
  return percentile(
    times.map((time) => time[key] ?? NaN),
    0.5,
  );
}

function orDash(figure: number): string {
  return Number.isNaN(figure) ? '–' : figure.toFixed(0);
}
