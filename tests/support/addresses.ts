import {ownerFacts, title as siteTitle} from '../../site/identity';

/** The pattern of a page's title. */
export function titleOf(path: string): RegExp {
  return path === '' ? new RegExp(`^${siteTitle}$`) : / \| Markdown 中文$/;
}

/** The address of a path as the build's canonical link must give it, cleaned. */
export function canonicalAddress(path: string, baseURL = ''): string {
  return cleaned(ownerFacts.siteUrl.placeholder + new URL(path, baseURL).pathname);
}

/** An address in comparable form: readable, without a slash at its end. */
export function cleaned(address: string): string {
  return decodeURI(address).replace(/\/$/, '');
}
