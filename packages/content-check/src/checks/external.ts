/** Addresses that leave the site, or open another program. */
export const external = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** The fault in such an address, with its remedy; undefined for a valid one. */
export function describeExternal(url: string): string | undefined {
  const address = parseAddress(url);
  if (address === undefined) {
    return `"${url}" is not a valid address. Write it with its scheme, for example https://example.org/.`;
  }
  if (!schemes.includes(address.protocol)) {
    return `"${url}" does not open a page: ${address.protocol} is not a scheme for links. Link to an https address.`;
  }
  if (address.protocol === 'mailto:') {
    return address.pathname.includes('@')
      ? undefined
      : `"${url}" names no mailbox. Write mailto:name@example.org.`;
  }
  if (address.protocol === 'tel:') {
    return undefined;
  }
  if (/^https?$/.test(address.hostname)) {
    return `"${url}" has its scheme twice. Write it once.`;
  }
  if (!/[.:\]]/.test(address.hostname) && address.hostname !== 'localhost') {
    return `"${url}" names no host. Write the whole address, for example https://example.org/.`;
  }
  return /[，。；：？！、（）「」《》]/.test(url)
    ? `"${url}" contains full-width punctuation, which belongs after the address. Put a space or brackets around the address.`
    : undefined;
}

function parseAddress(url: string): URL | undefined {
  return URL.canParse(url, 'https://localhost') ? new URL(url, 'https://localhost') : undefined;
}
