import {percentile} from '../bench-search/measures/quality';
import {verdict} from '../verdict';
import type {Step} from './walk';

/** The steps on a site, by network. */
export type Walks = ReadonlyMap<string, readonly Step[]>;

/** How much longer than on stock Docusaurus, whose router this is, a navigation may take. */
const mostOfStock = 1.1;

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

/**
 * One line of verdict for each target.
 *
 * @param stock the steps on stock Docusaurus, if they were measured
 */
export function verdicts(walks: Walks, stock: Walks | undefined): string[] {
  return [...walks].flatMap(([line, steps]) => {
    const compared = (name: string, key: 'there' | 'back', share: number) => {
      const figure = timeOf(line, key, share);
      const ratio = figure(walks) / figure(stock ?? walks);
      return verdict(
        ratio <= mostOfStock,
        `${line}: ${name} ≤ ${mostOfStock} × stock`,
        ratio.toFixed(2),
      );
    };
    const isRestored = steps.every(({offAtOnce, offLater}) => offAtOnce === 0 && offLater === 0);
    return [
      ...(stock
        ? [
            compared('median of navigations', 'there', 0.5),
            compared('p95 of navigations', 'there', 0.95),
            compared('median of Back', 'back', 0.5),
          ]
        : []),
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
