import type {ColdAndWarm} from '../peers/build';
import type {Goal} from '../runner/goals';
import {gigabytes, percent, seconds} from '../runner/units';

/** The builds of a site. */
export interface Measured extends ColdAndWarm {
  readonly site: string;
  readonly version: string;
  readonly pages: number;
  /** HTML files that a build writes. */
  readonly written: number;
}

/** The largest share of a cold build's time that a build after one edit may take. */
const warmShare = 0.4;

/** The most memory that a build may use, in bytes. */
const mostMemory = 2.5e9;

/**
 * The goals for each size: cold builds against a peer's of the same size, warm builds against cold ones, and memory.
 *
 * @param own the judged site
 * @param peer the site that carries as much
 */
export function goalsOf(measured: readonly Measured[], own: string, peer: string): Goal[] {
  return measured
    .filter(({site}) => site === own)
    .flatMap(({pages, cold, warm}) => {
      const other = measured.find((one) => one.site === peer && one.pages === pages);
      return [
        {
          name: `cold, ${pages} pages, as ${peer}`,
          figure: cold.seconds,
          limit: {most: other?.cold.seconds ?? NaN},
          show: seconds,
        },
        {
          name: `warm to cold, ${pages} pages`,
          figure: warm.seconds / cold.seconds,
          limit: {most: warmShare},
          show: percent,
        },
        {
          name: `memory, ${pages} pages`,
          figure: Math.max(cold.memory, warm.memory),
          limit: {most: mostMemory},
          show: gigabytes,
        },
      ];
    });
}
