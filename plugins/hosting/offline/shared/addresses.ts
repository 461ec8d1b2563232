import {blogRoutes} from '../../../../site/blogs';
import {indexPath} from '../../../../site/search';
import {cleanPath} from '../../../../src/lib/clean-path';
import {firstTierName} from '@markdown-zh/search/first-tier';
import {sameOriginPath} from '@markdown-zh/ui/same-origin-path';

/**
 * How long a file stays valid: a hashed file for ever, an unhashed one until a deploy changes it. Other addresses are
 * not cached by kind.
 */
type AddressKind = 'hashed' | 'unhashed' | 'other';

/**
 * Classifies an address as `site/hosting.ts` does for `Cache-Control`.
 *
 * @param path of an address, with the base URL
 */
export function kindOf(path: string, baseUrl: string): AddressKind {
  const below = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : '';
  if (below.startsWith('img/') || below === indexPath + firstTierName) {
    return 'unhashed';
  }
  return below.startsWith('assets/') || below.startsWith(indexPath) ? 'hashed' : 'other';
}

/**
 * The cache key of a page: its clean address, without query and fragment, which do not change the HTML.
 *
 * @param address absolute
 */
export function pageKey(address: string, baseUrl: string): string {
  const {origin, pathname} = new URL(address);
  const path = cleanPath(pathname, baseUrl);
  return origin + (path === baseUrl ? path : path.replace(/\/$/, ''));
}

/** Whether a path belongs to the second blog, which is never stored automatically. */
export function isPrivate(path: string, baseUrl: string): boolean {
  const below = decodedPath(path).slice(baseUrl.length);
  return below.split(/[/.]/, 1)[0] === blogRoutes.private;
}

/** A path in the form that its percent-encoding does not change. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // the percent-encoding is not UTF-8: no page has such an address
  }
}

/**
 * The files that a page's HTML names: scripts, including those of its route table (packages/speed), style sheets and
 * pictures.
 *
 * @param html as delivered
 * @returns paths with the base URL, each once
 */
export function filesNamedIn(html: string, baseUrl: string): string[] {
  const base = baseUrl.replaceAll('.', String.raw`\.`);
  const hashed = new RegExp(
    String.raw`(?<=["'=\s,])(?:${base})?(assets/[\w-]+/[^\s"'<>(),\\]+[.-][0-9a-f]{8,}\.\w+)`,
    'g',
  );
  const unhashed = new RegExp(String.raw`\b(?:src|href)="?${base}(img/[^\s">]+)`, 'g');
  const found = [hashed, unhashed].flatMap((pattern) =>
    [...html.matchAll(pattern)].map(([, path = '']) => baseUrl + path),
  );
  return [...new Set(found)];
}

/**
 * The page that a reader requested, if the offline page is shown in its place.
 *
 * @param address of the offline page, absolute, with `?page=PATH`
 * @returns the requested path with query and fragment; undefined if it is missing or leads to another site
 */
export function requestedPage(address: string, baseUrl: string): string | undefined {
  const {searchParams, hash} = new URL(address);
  const asked = searchParams.get('page') ?? '';
  const path = asked.startsWith('/') ? sameOriginPath(asked + hash, address) : undefined;
  return path?.startsWith(baseUrl) ? path : undefined;
}

/** Parses an address; undefined if it is invalid. */
export function parsed(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
