import {commonEnds} from '@markdown-zh/ui/common-ends';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The most versions of one document. */
export const mostVersions = 30;

/** How far apart versions are, in milliseconds, up to an age. */
const spacing = [
  {upTo: hour, apart: 0},
  {upTo: day, apart: hour},
  {upTo: 30 * day, apart: day},
  {upTo: Infinity, apart: 30 * day},
] as const;

/**
 * Whether to keep the stored text as a version before another one takes its place. That is every five minutes, and when more than half of it
 * goes at once.
 *
 * @param latest when the latest version was made, in milliseconds since 1970; undefined if there is none
 */
export function needsVersion(
  stored: string,
  next: string,
  latest: number | undefined,
  now: number,
): boolean {
  if (stored.trim() === '' || stored === next) {
    return false;
  }
  if (latest === undefined || now - latest >= 5 * minute) {
    return true;
  }
  const {start, end} = commonEnds(stored, next, (x, y) => x === y);
  return stored.length - start - end > stored.length / 2;
}

/**
 * The versions to let go of: of those that lie close together, all but the oldest, and those beyond the newest 30.
 *
 * @param times when the versions were made, in milliseconds since 1970, the oldest first
 */
export function superfluous(times: readonly number[], now: number): number[] {
  const kept: number[] = [];
  for (const time of times) {
    const {apart} = spacing.find(({upTo}) => now - time <= upTo) ?? spacing[3];
    const before = kept.at(-1);
    if (before === undefined || time - before >= apart) {
      kept.push(time);
    }
  }
  const newest = new Set(kept.slice(-mostVersions));
  return times.filter((time) => !newest.has(time));
}
