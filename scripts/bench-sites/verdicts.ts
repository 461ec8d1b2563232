import {verdict} from '../verdict';
import type {Effort} from './measured-build';

/** The builds of a site. */
export interface Measured {
  readonly site: string;
  readonly version: string;
  readonly pages: number;
  /** HTML files that a build writes. */
  readonly written: number;
  /** From scratch. */
  readonly cold: Effort;
  /** Again, after one edit. */
  readonly warm: Effort;
}

/** The largest share of a cold build's time that a build after one edit may take. */
const warmShare = 0.4;

/** The memory limit of a build, in bytes. */
const mostMemory = 3e9;

/**
 * One line for each target with a measurement: cold builds against the fastest rival at each size, warm builds against cold ones, and
 * memory.
 *
 * @param own the judged site
 * @param rivals the sites to compare with
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
