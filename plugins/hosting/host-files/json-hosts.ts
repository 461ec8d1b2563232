import type {HostingRule} from '../../../site/hosting';
import {addressesOf} from './file-hosts';
import {headerBlocks} from './header-blocks';

/**
 * `vercel.json` for a folder that is deployed without a build. The later of several matching rules counts. Vercel itself
 * redirects other forms of a page's address. https://vercel.com/docs/project-configuration
 *
 * @param moved as for `redirectsFile`
 */
export function vercelFile(
  rules: readonly HostingRule[],
  baseUrl: string,
  moved: Readonly<Record<string, string>>,
): string {
  return asJson({
    cleanUrls: true,
    trailingSlash: false,
    // path-to-regexp writes `*` as `(.*)`.
    headers: headersOf(rules, baseUrl, (source) =>
      source.replaceAll('.', String.raw`\.`).replace(/\*$/, '(.*)'),
    ),
    redirects: redirectsOf(baseUrl, moved),
  });
}

/** The limit of EdgeOne Pages. With more redirects, the redirect pages do the work. */
const maxRedirects = 30;

/** EdgeOne Pages drops longer headers. */
const maxValueLength = 1000;

/**
 * `edgeone.json`. https://cloud.tencent.com/document/product/1552/127389
 *
 * @param moved as for `redirectsFile`
 * @throws {Error} when a header is longer than what EdgeOne Pages reads: it would be left out without a word
 */
export function edgeoneFile(
  rules: readonly HostingRule[],
  baseUrl: string,
  moved: Readonly<Record<string, string>>,
): string {
  const headers = headersOf(rules, baseUrl, (source) => source);
  for (const {key, value} of headers.flatMap((rule) => rule.headers)) {
    if (value.length > maxValueLength) {
      throw new Error(
        `EdgeOne Pages drops headers longer than ${maxValueLength} characters, and ${key} has ${value.length}. Shorten it in site/hosting.ts.`,
      );
    }
  }
  return asJson({headers, redirects: redirectsOf(baseUrl, moved).slice(0, maxRedirects)});
}

/**
 * These hosts also send a path's headers with a 404, and browsers would cache that response as long:
 * https://github.com/remotion-dev/remotion/pull/10105. Readers with the service worker do not notice the shorter time.
 */
const longestCaching = 'public, max-age=600';

function headersOf(
  rules: readonly HostingRule[],
  baseUrl: string,
  pattern: (source: string) => string,
) {
  return headerBlocks(rules)
    .filter(({headers}) => headers.length > 0)
    .flatMap(({path, headers}) =>
      addressesOf(path).map((address) => ({
        source: pattern(baseUrl + address),
        headers: headers.map(({name, value}) => ({
          key: name,
          value: value.includes('immutable') ? longestCaching : value,
        })),
      })),
    );
}

function redirectsOf(baseUrl: string, moved: Readonly<Record<string, string>>) {
  const below = (address: string) => baseUrl + encodeURI(address.slice(1));
  return Object.entries(moved).map(([from, to]) => ({
    source: below(from),
    destination: below(to),
    statusCode: 301,
  }));
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
