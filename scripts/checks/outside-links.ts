import {external} from './external';
import type {ArticleFacts} from './findings';
import type {Issue} from './issue';

/** An address of another site, and where articles link to it. */
export interface ExternalLink {
  readonly url: string;
  readonly places: readonly Pick<Issue, 'file' | 'line' | 'column'>[];
}

/** All addresses of other sites that articles link to, in the order of the alphabet; the same page is named once. */
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
