import type {HostingRule} from '../../../site/hosting';
import {headerBlocks} from './header-blocks';

/**
 * `_headers` for Netlify and Cloudflare Pages. Cloudflare joins the values of matching rules unless a line with `!` removes the
 * earlier ones, and keeps one rule for a path. It matches the requested address, from which it has removed `.html`.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(rules: readonly HostingRule[], baseUrl: string): string {
  const blocks = headerBlocks(rules).flatMap(({path, headers}) => {
    const lines = headers.flatMap(({name, value, replaces}) => [
      ...(replaces ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]);
    return addressesOf(path).map((address) => [`${baseUrl}${address}`, ...lines].join('\n'));
  });
  return `${blocks.join('\n\n')}\n`;
}

/** A file's address, and its address on hosts that remove `.html`. */
export function addressesOf(path: string): readonly string[] {
  return path.endsWith('.html') ? [path, path.slice(0, -'.html'.length)] : [path];
}

/** The limit of Cloudflare Pages. With more redirects, the redirect pages at these addresses do the work. */
const maxRedirects = 2000;

/**
 * `_redirects` for the same hosts: `/docs/intro.html` and `/docs/intro/index.html` redirect to `/docs/intro`. Trailing slashes
 * are left to the host, because a rule against its own would loop.
 *
 * @param routes addresses below the base URL, encoded, without slashes at their ends; the home page's is empty
 * @param moved addresses that are gone, with where they lead, below the base URL, with a slash before them
 */
export function redirectsFile(
  routes: readonly string[],
  baseUrl: string,
  moved: Readonly<Record<string, string>> = {},
): string {
  const movedLines = Object.entries(moved).map(
    ([from, to]) => `${baseUrl}${encodeURI(from.slice(1))} ${baseUrl}${encodeURI(to.slice(1))} 301`,
  );
  const lines = routes.flatMap((route) =>
    route === ''
      ? [`${baseUrl}index.html ${baseUrl} 301`]
      : ['.html', '/index.html'].map((end) => `${baseUrl}${route}${end} ${baseUrl}${route} 301`),
  );
  return `${[...movedLines, ...lines].slice(0, maxRedirects).join('\n')}\n`;
}
