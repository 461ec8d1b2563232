/** Bytes that a part of an address may have, so that a file can have its name, with an ending. */
const longestPart = 240;

/**
 * Addresses that are plain for every host: letters of all scripts, digits, spaces and these signs. `*`, `:`, `(`, `?` and others are
 * patterns in `_redirects` (https://developers.cloudflare.com/pages/configuration/redirects/) and in path-to-regexp, which Vercel uses.
 * A part that begins with a dot is hidden, and one at the root that begins with `_` belongs to the host (`_worker.js`).
 */
const plain =
  /^\/(?!_)(?:(?!\.)(?:[A-Za-z\d ._~@&=,;'-]|[^\0-\x7F\p{C}\p{Z}])+(?:\/(?=[^/])|\/?$))*$/u;

/** Why an address cannot be redirected from, or to, by the names of messages. */
export type AddressFault = 'odd-redirect' | 'reserved-redirect';

/**
 * Finds the fault of an address that a site is to redirect. Hosts read such addresses from configuration files, and the build writes a page
 * at each.
 *
 * @param address below the base URL, decoded, with a slash before it
 * @param reserved addresses that the build itself writes, with all below them
 */
export function faultOfOldAddress(
  address: string,
  reserved: readonly string[],
): AddressFault | undefined {
  if (!isPlainAddress(address)) {
    return 'odd-redirect';
  }
  // On a host with `index.html`, `/a/index` is the page `/a`.
  return /\/index(?:\.html?)?$/i.test(address) || isReserved(address, reserved, true)
    ? 'reserved-redirect'
    : undefined;
}

/** Whether hosts read an address as itself. */
export function isPlainAddress(address: string): boolean {
  return (
    plain.test(address) &&
    address.split('/').every((part) => new TextEncoder().encode(part).length <= longestPart)
  );
}

/**
 * Whether an address is one of these, or below one. Upper and lower case are one on many disks.
 *
 * @param above whether a folder of one of these counts, too, because a page there would be among its files
 */
export function isReserved(address: string, reserved: readonly string[], above = false): boolean {
  const own = form(address);
  return reserved.some((each) => {
    const other = form(each);
    return own === other || own.startsWith(`${other}/`) || (above && other.startsWith(`${own}/`));
  });
}

/** One form of `/404`, `/404/` and `/404.html`, whose redirects are the same file. */
const form = (address: string) =>
  address
    .toLowerCase()
    .normalize('NFC')
    .replace(/\/$/, '')
    .replace(/\.html?$/, '');
