import type {FirstTier} from './first-tier';
import type {Simplified} from './normalize';
import {createTitles, type Titles} from './titles';

/** A first tier, ready to be searched. */
export interface Ready {
  readonly tier: FirstTier;
  readonly simplified: Simplified;
  readonly titles: Titles;
  /** The number of each page's first section; at the end, the number of all sections. */
  readonly starts: readonly number[];
}

/** Reads a first tier. Throws a SyntaxError when it is damaged. */
export function readFirstTier(json: string): Ready {
  const tier = JSON.parse(json) as FirstTier;
  const characters = Array.from(tier.simplified);
  const simplified = new Map<string, string>();
  for (let at = 0; at + 1 < characters.length; at += 2) {
    simplified.set(characters[at] ?? '', characters[at + 1] ?? '');
  }
  const starts = [0];
  for (const [, , , ...headings] of tier.pages) {
    starts.push((starts.at(-1) ?? 0) + headings.length);
  }
  return {tier, simplified, starts, titles: createTitles(tier, simplified)};
}
