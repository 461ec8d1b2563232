import {percentile} from '../bench-search/measures/quality';
import {verdict} from '../verdict';
import type {Step} from './walk';

/** The steps on a site, by network. */
export type Walks = ReadonlyMap<string, readonly Step[]>;

/** The largest median of navigations, in milliseconds. */
const most = 35;

/** The rows of a table with a column for each site, compared with the first one. */
export function rowsOf(sites: readonly Walks[]): string[][] {
  const lines = [...(sites[0]?.keys() ?? [])];
  const compared = (name: string, figure: (walks: Walks) => number) => {
    const figures = sites.map(figure);
    const [own = NaN] = figures;
    return [
      name,
      ...figures.map((each, index) =>
        index === 0 ? each.toFixed(1) : `${each.toFixed(1)} (${(each / own).toFixed(2)})`,
      ),
    ];
  };
  return lines.flatMap((line) => [
    compared(`${line}: click to heading, p50 ms`, timeOf(line, 'there', 0.5)),
    compared(`${line}: click to heading, p95 ms`, timeOf(line, 'there', 0.95)),
    compared(`${line}: Back to heading, p50 ms`, timeOf(line, 'back', 0.5)),
    compared(`${line}: Back to heading, p95 ms`, timeOf(line, 'back', 0.95)),
    [`${line}: place restored in that frame`, ...sites.map(restored(line, 'offAtOnce'))],
    [`${line}: place restored half a second later`, ...sites.map(restored(line, 'offLater'))],
  ]);
}

/** One line of verdict for each target. */
export function verdicts(walks: Walks): string[] {
  return [...walks].flatMap(([line, steps]) => {
    const there = timeOf(line, 'there', 0.5)(walks);
    const back = timeOf(line, 'back', 0.5)(walks);
    const isRestored = steps.every(({offAtOnce, offLater}) => offAtOnce === 0 && offLater === 0);
    return [
      verdict(
        there <= most,
        `${line}: median of navigations ≤ ${most} ms`,
        `${there.toFixed(1)} ms`,
      ),
      verdict(back <= most, `${line}: median of Back ≤ ${most} ms`, `${back.toFixed(1)} ms`),
      verdict(
        isRestored,
        `${line}: Back restores the scroll position to the pixel, in the frame of the heading`,
        restored(line, 'offAtOnce')(walks),
      ),
    ];
  });
}

function timeOf(line: string, key: 'there' | 'back', share: number) {
  return (walks: Walks) =>
    percentile(
      (walks.get(line) ?? []).map((step) => step[key]),
      share,
    );
}

function restored(line: string, key: 'offAtOnce' | 'offLater') {
  return (walks: Walks) => {
    const steps = walks.get(line) ?? [];
    return `${steps.filter((step) => step[key] === 0).length} of ${steps.length}`;
  };
}
