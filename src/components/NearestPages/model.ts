import {distance} from 'fastest-levenshtein';

const maxSuggestions = 3;

/**
 * The addresses that a mistyped one was probably meant to be: spelled alike, or with the same last part
 * at another place.
 *
 * @param path the decoded path that has no page
 * @param known decoded paths of pages
 * @returns at most three, the nearest first; none when nothing is near
 */
export function nearestPaths(path: string, known: readonly string[]): string[] {
  const given = tidy(path);
  return known
    .map((candidate) => ({candidate, score: score(given, tidy(candidate))}))
    .filter(({score: far}) => far <= 1)
    .sort((one, other) => one.score - other.score)
    .slice(0, maxSuggestions)
    .map(({candidate}) => candidate);
}

/** How far two addresses are apart: 0 is the same, beyond 1 they have nothing to do with each other. */
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
    .replace(/\/+$/, '');
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/**
 * The decoded paths of a sitemap's pages, which are all that something may lead to.
 *
 * @param sitemap its XML; a text that is none has no pages
 */
export function pathsIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    decodeURI(new URL(address).pathname),
  );
}
