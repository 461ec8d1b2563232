import type {ArticleFacts} from './checked-article.ts';
import type {Finding} from './issue.ts';
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

/** An address of another site, and where articles link to it. */
export interface ExternalLink {
  readonly url: string;
  readonly places: readonly Pick<Finding, 'file' | 'line' | 'column'>[];
}

/** The state of an address: it answers, it is gone, or the answer is uncertain. */
export type Answer =
  {readonly kind: 'there'} | {readonly kind: 'gone' | 'unsure'; readonly what: string};

/** Host names reserved for examples and tests (RFC 2606, RFC 6761), and localhost. */
const reserved = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$|^127\.|^\[/;

/** Statuses of a page that does not exist (RFC 9110, 15.5). */
const goneStatuses: readonly number[] = [404, 410];

/** Node's error codes for an unknown host and an invalid address. */
const goneErrors: readonly string[] = ['ENOTFOUND', 'ERR_INVALID_URL'];

/** All external addresses that articles link to, in alphabetical order, each page once. */
export function externalLinksOf(articles: readonly ArticleFacts[]): ExternalLink[] {
  const places = new Map<string, ExternalLink['places'][number][]>();
  for (const {file, references} of articles) {
    for (const {url, line, column} of references.filter((reference) =>
      external.test(reference.url),
    )) {
      const [page = ''] = url.split('#');
      places.set(page, [...(places.get(page) ?? []), {file, line, column}]);
    }
  }
  return [...places]
    .map(([url, found]) => ({url, places: found}))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** Links to web pages, grouped by host, without reserved names and other schemes. */
export function linksByHost(links: readonly ExternalLink[]): ExternalLink[][] {
  const hosts = new Map<string, ExternalLink[]>();
  for (const link of links.filter(({url}) => /^https?:/i.test(url) && URL.canParse(url))) {
    const {host, hostname} = new URL(link.url);
    if (!reserved.test(hostname)) {
      hosts.set(host, [...(hosts.get(host) ?? []), link]);
    }
  }
  return [...hosts.values()];
}

/** Judges a status. Servers that refuse programs (403) or are busy (429, 503) may still show a reader the page. */
export function judgeStatus(status: number): Answer {
  if (status >= 200 && status < 400) {
    return {kind: 'there'};
  }
  return {kind: goneStatuses.includes(status) ? 'gone' : 'unsure', what: `status ${status}`};
}

/** Judges a failed request. An unknown host is gone; a timeout or a closed connection is uncertain. */
export function judgeError(code: string): Answer {
  return {kind: goneErrors.includes(code) ? 'gone' : 'unsure', what: code};
}
