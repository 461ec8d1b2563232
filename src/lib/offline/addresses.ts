import {blogRoutes} from '../../../site/blogs';
import {indexPath} from '../../../site/search';
import {cleanPath} from '../clean-path';
import {firstTierName} from '@markdown-zh/search/first-tier';

/** How long what an address names holds: a hashed file for ever, a steady one until a deploy changes it. All else is not kept by itself. */
type AddressKind = 'hashed' | 'unhashed' | 'other';

/**
 * Tells the addresses of the site's files apart, as `site/hosting.ts` does for their `Cache-Control`.
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
 * The address by which a page is stored: in its clean form, without query and fragment, which lead to the same HTML.
 *
 * @param address absolute
 */
export function pageKey(address: string, baseUrl: string): string {
  const {origin, pathname} = new URL(address);
  const path = cleanPath(pathname, baseUrl);
  return origin + (path === baseUrl ? path : path.replace(/\/$/, ''));
}

/** Whether a path belongs to the second blog, of which nothing is stored unasked. */
export function isPrivate(path: string, baseUrl: string): boolean {
  const below = decoded(path).slice(baseUrl.length);
  return below.split(/[/.]/, 1)[0] === blogRoutes.private;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // no UTF-8 behind the percent signs: no page has such an address
  }
}

/**
 * The files that a page names itself: scripts, also those of its table (packages/speed, route-table), style sheets and pictures.
 *
 * @param html as it is delivered
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
 * The page that a reader asked for when the page about reading offline was shown in its place.
 *
 * @param address of that page, absolute, with `?page=PATH`
 * @returns the path asked for, with query and fragment; undefined where there is none, or one that leads out of the site
 */
export function requestedPage(address: string, baseUrl: string): string | undefined {
  const {searchParams, hash, origin} = new URL(address);
  const path = searchParams.get('page') ?? '';
  const url = path.startsWith(baseUrl) ? parsed(path, origin) : undefined;
  return url?.origin === origin ? url.pathname + url.search + hash : undefined;
}

/** An address; undefined where there is none. */
export function parsed(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
