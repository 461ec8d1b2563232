import type {Article} from './article';

/** Where an article leads out of the site. */
interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** What is known of an address: it answers, it is gone for good, or nobody can say. */
export type Answer =
  {readonly kind: 'there'} | {readonly kind: 'gone' | 'unsure'; readonly what: string};

/** Names that are kept for examples and tests (RFC 2606, RFC 6761), and this machine. */
const reserved = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$|^127\.|^\[/;

/** Statuses by which a server says that there is no such page, and never will be (RFC 9110, 15.5). */
const goneStatuses: readonly number[] = [404, 410];

/** The address under which a host answers has gone, or never was (Node's names of errors). */
const goneErrors: readonly string[] = ['ENOTFOUND', 'ERR_INVALID_URL'];

/**
 * Collects the web addresses outside the site that articles lead to.
 *
 * @returns every place of each address, which has no fragment, for a server is not asked for that
 */
export function collectExternalLinks(articles: readonly Article[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const {file, references} of articles) {
    for (const {url, line, column} of references) {
      const address = URL.canParse(url) ? new URL(url) : undefined;
      if (address && /^https?:$/.test(address.protocol) && !reserved.test(address.hostname)) {
        address.hash = '';
        places.set(address.href, [...(places.get(address.href) ?? []), {file, line, column}]);
      }
    }
  }
  return places;
}

/** What a status means. Servers that refuse programs (403), or are busy (429, 503), may well show a reader the page. */
export function judgeStatus(status: number): Answer {
  if (status >= 200 && status < 400) {
    return {kind: 'there'};
  }
  return {kind: goneStatuses.includes(status) ? 'gone' : 'unsure', what: `status ${status}`};
}

/** What it means that no answer came. A host that is not there is gone; a line that is slow or closed says nothing. */
export function judgeError(code: string): Answer {
  return {kind: goneErrors.includes(code) ? 'gone' : 'unsure', what: code};
}
