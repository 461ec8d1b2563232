import {sameOriginPath} from '@markdown-zh/ui/same-origin-path';
import {distance} from 'fastest-levenshtein';

const maxSuggestions = 3;

/** Longer addresses, in UTF-16 code units, resemble no page. The time to compare grows with the length. */
const longestPath = 300;

/**
 * Suggests addresses for a mistyped one: similar spelling, or the same last part elsewhere.
 *
 * @param path the decoded path without a page
 * @param known decoded paths of pages
 * @returns at most three, nearest first; empty if none is near
 */
export function nearestPaths(path: string, known: readonly string[]): string[] {
  if (path.length > longestPath) {
    return [];
  }
  const given = tidy(path);
  return known
    .map((candidate) => ({candidate, score: score(given, tidy(candidate))}))
    .filter(({score: far}) => far <= 1)
    .sort((one, other) => one.score - other.score)
    .slice(0, maxSuggestions)
    .map(({candidate}) => candidate);
}

/** The distance of two addresses: 0 means equal, above 1 unrelated. */
function score(given: string, candidate: string): number {
  const [last, candidateLast] = [lastPart(given), lastPart(candidate)];
  const whole = distance(given, candidate) / (given.length / 3);
  const part = distance(last, candidateLast) / (last.length / 4);
  return Math.min(whole, part);
}

function tidy(path: string): string {
  return path
    .toLowerCase()
    .replace(/(?:\/index)?\.html?$/, '')
    .replace(/(?<!\/)\/+$/, '');
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/**
 * The decoded paths of a sitemap's pages. Only these may be suggested.
 *
 * @param sitemap its XML; any other text has no pages
 */
export function pathsIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, address = '']) => {
    const path = sameOriginPath(address, address);
    return path === undefined ? [] : [decodeURI(path)];
  });
}
