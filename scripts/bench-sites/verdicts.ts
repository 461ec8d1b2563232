import {verdict} from '../verdict';
import type {Effort} from './measured-build';

/** What the builds of a site took. */
export interface Measured {
  readonly site: string;
  readonly version: string;
  readonly pages: number;
  /** HTML files that a build writes. */
  readonly written: number;
  /** From nothing. */
  readonly cold: Effort;
  /** Once more, after one edit. */
  readonly warm: Effort;
}

/** The most that a build after one edit may take of one from nothing. */
const warmShare = 0.4;

/** The most bytes that a build may have in memory. */
const mostMemory = 3e9;

/**
 * One line for each target that can be judged by what was measured: cold builds against the quickest rival at each size,
 * warm ones against cold ones, and memory.
 *
 * @param own the site that is judged
 * @param rivals those that it is to be as quick as
 */
export function verdictsOf(
  measured: readonly Measured[],
  own: string,
  rivals: readonly string[],
): string[] {
  return measured
    .filter(({site}) => site === own)
    .flatMap(({pages, cold, warm}) => {
      const others = measured.filter(
        (other) => rivals.includes(other.site) && other.pages === pages,
      );
      const [quickest] = others.toSorted((a, b) => a.cold.seconds - b.cold.seconds);
      const share = warm.seconds / cold.seconds;
      const memory = Math.max(cold.memory ?? NaN, warm.memory ?? NaN);
      return [
        ...(quickest
          ? [
              verdict(
                cold.seconds <= quickest.cold.seconds,
                `cold, ${pages} pages ≤ ${quickest.cold.seconds.toFixed(1)} s (${quickest.site})`,
                `${cold.seconds.toFixed(1)} s`,
              ),
            ]
          : []),
        verdict(
          share <= warmShare,
          `warm, ${pages} pages ≤ ${warmShare * 100} % of cold`,
          `${(share * 100).toFixed(0)} %`,
        ),
        ...(Number.isNaN(memory)
          ? []
          : [
              verdict(
                memory <= mostMemory,
                `memory, ${pages} pages ≤ ${(mostMemory / 1e9).toFixed(1)} GB`,
                `${(memory / 1e9).toFixed(2)} GB`,
              ),
            ]),
      ];
    });
}
