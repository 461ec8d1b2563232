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
const mostMemory = 2.5e9;

/**
 * One line for each target with a measurement: cold builds against a peer's of the same size, warm builds against cold ones, and memory.
 *
 * @param own the judged site
 * @param peer the site that carries as much
 */
export function verdictsOf(measured: readonly Measured[], own: string, peer: string): string[] {
  return measured
    .filter(({site}) => site === own)
    .flatMap(({pages, cold, warm}) => {
      const other = measured.find((one) => one.site === peer && one.pages === pages);
      const share = warm.seconds / cold.seconds;
      const memory = Math.max(cold.memory ?? NaN, warm.memory ?? NaN);
      return [
        ...(other
          ? [
              verdict(
                cold.seconds <= other.cold.seconds,
                `cold, ${pages} pages ≤ ${other.cold.seconds.toFixed(1)} s (${peer})`,
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
