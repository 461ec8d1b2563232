import {posix} from 'node:path';

/** The addresses that links of articles need. */
export interface Addresses {
  /** Origin and base URL, with a slash at the end. */
  readonly site: string;
  readonly baseUrl: string;
  /** Path of the page of each article below the base URL, by its file below the project's root. */
  readonly pages: ReadonlyMap<string, string>;
}

/**
 * The absolute address of a link in an article. Undefined if the link works anywhere unchanged (an anchor, an address of another
 * site), and if it leads to a file without a public page.
 */
export function absoluteAddress(
  url: string,
  file: string,
  {site, baseUrl, pages}: Addresses,
): string | undefined {
  if (url.startsWith('#') || /^[a-z][a-z\d+.-]*:|^\/\//i.test(url)) {
    return undefined;
  }
  if (url.startsWith('/')) {
    const below = url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url.slice(1);
    return encodeURI(decode(site + below));
  }
  const [path = ''] = /^[^?#]*/.exec(url) ?? [];
  const page = pages.get(posix.join(posix.dirname(file), decode(path)));
  return page === undefined
    ? undefined
    : encodeURI(decode(`${site}${page}${url.slice(path.length)}`));
}

/** Keeps invalid escapes. */
function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
