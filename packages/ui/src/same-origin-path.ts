/** The characters that a URL parser removes from an address. Code that decodes a path would bring them back. */
const removedByParsers = /[\t\n\r]|%0[9ad]/gi;

/** A second slash, or what a decoder or a parser turns into one. Browsers read the next characters as a host. */
const beginsWithHost = /^\/(?:[/\\]|%2f|%5c)/i;

/**
 * The path, query and fragment of an address that stays on the site. Every place that rebuilds an address from `pathname`, a query or a
 * stored value uses it. Comparing origins is not enough, because the path of `https://site/.//host` is `//host` (URL Standard, path state).
 *
 * @param address relative or absolute
 * @param base the absolute address that it is relative to; its origin is the site's
 * @returns a text that begins with exactly one slash; undefined for another origin, another scheme, and a path that names a host
 */
export function sameOriginPath(address: string, base: string): string | undefined {
  try {
    const url = new URL(address, base);
    const path = url.pathname + url.search + url.hash;
    const isHere = url.origin === new URL(base).origin && path.startsWith('/');
    return isHere && !beginsWithHost.test(path.replaceAll(removedByParsers, '')) ? path : undefined;
  } catch {
    return undefined;
  }
}
