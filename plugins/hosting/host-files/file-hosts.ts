import type {HostingRule} from '../../../site/hosting';
import {headerBlocks} from './header-blocks';

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Cloudflare joins what several matching rules say about a header unless a
 * line with `!` takes the earlier ones away, keeps one rule for a path, and compares with the address that was asked for, which has
 * lost its `.html` on the way. https://developers.cloudflare.com/pages/configuration/headers/
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

/** A file's own address, and the one that hosts give it who take `.html` off. */
export function addressesOf(path: string): readonly string[] {
  return path.endsWith('.html') ? [path, path.slice(0, -'.html'.length)] : [path];
}

/** Cloudflare Pages reads no more lines with `_redirects` than this; where there are more, the pages at these addresses lead on. */
const maxRedirects = 2000;

/**
 * `_redirects`, as the same hosts read it: `/docs/intro.html` and `/docs/intro/index.html` lead to `/docs/intro`.
 * Slashes at the end are left to the host, which has its own opinion: a rule against it would turn in circles.
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
