import {message, type Message} from '../messages/message.ts';

/** Addresses that leave the site, or open another program. */
export const external = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** The fault in such an address; undefined for a valid one. */
export function faultInExternal(url: string): Message | undefined {
  const address = parseAddress(url);
  if (address === undefined) {
    return message('invalid-address', {url});
  }
  if (!schemes.includes(address.protocol)) {
    return message('unsupported-scheme', {url, scheme: address.protocol});
  }
  if (address.protocol === 'mailto:') {
    return address.pathname.includes('@') ? undefined : message('address-without-mailbox', {url});
  }
  if (address.protocol === 'tel:') {
    return undefined;
  }
  if (/^https?$/.test(address.hostname)) {
    return message('doubled-scheme', {url});
  }
  if (!/[.:\]]/.test(address.hostname) && address.hostname !== 'localhost') {
    return message('address-without-host', {url});
  }
  return /[，。；：？！、（）「」《》]/.test(url)
    ? message('full-width-in-address', {url})
    : undefined;
}

function parseAddress(url: string): URL | undefined {
  return URL.canParse(url, 'https://localhost') ? new URL(url, 'https://localhost') : undefined;
}
