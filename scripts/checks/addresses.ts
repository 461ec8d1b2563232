import type {ArticleFacts} from './findings';
import type {Issue} from './issue';
import {suggest} from './nearest';
import {routeOf, type Page} from './routes';

/** The file that keeps every address that an article has had, one to a line. */
export const recordFile = 'site/addresses.txt';

/** The rule of an address that is not recorded yet; to record it is safe. */
export const newAddress = 'new-address';

/** What is known of addresses beside the articles. */
export interface AddressBook {
  /** The lines of the record. */
  readonly recorded: readonly string[];
  /** Addresses that lead on, with where they lead. */
  readonly redirects: Readonly<Record<string, string>>;
}

/** The addresses that articles have in a build: a draft has none. */
function addressesOf(articles: readonly ArticleFacts[]): string[] {
  return articles.flatMap((article) =>
    article.frontMatter.draft === true ? [] : (routeOf(article) ?? []),
  );
}

/** An address that was published is never lost: its article is there, or it leads on to a page that is. */
export function checkAddresses(
  articles: readonly ArticleFacts[],
  {recorded, redirects}: AddressBook,
  pages: ReadonlyMap<string, Page>,
): Issue[] {
  const current = new Set(addressesOf(articles));
  const known = new Set(recorded);
  const rule = 'address';
  const lost = recorded.flatMap((address, index): Issue[] => {
    if (address === '' || current.has(address) || Object.hasOwn(redirects, address)) {
      return [];
    }
    const message = `${address} was published, and nothing is there any more. Give its article the slug, or the file name, that it had, or lead readers on in site/redirects.ts; of an address that never was on the site, delete this line.`;
    return [{file: recordFile, line: index + 1, column: 1, rule, message}];
  });
  const astray = Object.entries(redirects).flatMap(([from, to]): Issue[] => {
    const issue = {file: 'site/redirects.ts', line: 1, column: 1, rule};
    if (current.has(from)) {
      return [
        {...issue, message: `${from} leads on, but an article is there. Remove the redirect.`},
      ];
    }
    const message = `${from} leads to ${to}, where nothing is.${suggest(to, [...pages.keys()])} Correct its target.`;
    return pages.has(to) ? [] : [{...issue, message}];
  });
  const fresh = articles.flatMap((article): Issue[] => {
    const [address] = addressesOf([article]);
    if (address === undefined || known.has(address)) {
      return [];
    }
    const message = `${address} is a new address, which never changes once it is published. Record it in ${recordFile}: \`npm run check:content -- --fix\` does.`;
    return [{file: article.file, line: 1, column: 1, rule: newAddress, message}];
  });
  return [...lost, ...astray, ...fresh];
}

/**
 * The record with the addresses of these articles in it: sorted, each once. What has been published is never taken out.
 *
 * @param recorded the lines of the record as they are
 * @param published those that have been committed
 */
export function record(
  recorded: readonly string[],
  published: readonly string[],
  articles: readonly ArticleFacts[],
): string {
  const committed = new Set(published);
  const all = new Set([
    ...recorded.filter((address) => address !== '' && committed.has(address)),
    ...addressesOf(articles),
  ]);
  return [...all]
    .sort()
    .map((address) => `${address}\n`)
    .join('');
}
