import type {Article} from '@markdown-zh/content-check/article';
import {countInbound, routeOf} from '@markdown-zh/content-check';
import contentCheck from '../../site/content-check';
import type {Asset} from './assets';
import {findAsOf, findUnverified, monthsSince, type DatedMark, type Mark} from './marks';
import {byAge, describePage, type PageFacts} from './pages';
import {readabilityOf, type Readability} from './readability';

/** A page to which no article links, and the lists that name it: `sidebar`, `can, rs485`; empty for none. */
interface OrphanPage {
  readonly file: string;
  readonly lists: string;
}

/** All that the report says; see the sections. */
export interface Report {
  readonly today: string;
  /** Why Git cannot say when pages were changed; undefined where it can. */
  readonly noHistory: string | undefined;
  readonly pages: readonly PageFacts[];
  readonly unverified: readonly Mark[];
  /** Older than `months`. */
  readonly stale: readonly DatedMark[];
  readonly months: number;
  /** How many dates there are, stale or not. */
  readonly dates: number;
  readonly orphans: readonly OrphanPage[];
  readonly pictures: readonly Asset[];
  /** Undefined where there is no build. */
  readonly built: readonly Asset[] | undefined;
  readonly readability: readonly ({readonly file: string} & Readability)[];
}

/** What Git, the clock and the disk say. */
interface Known extends Pick<Report, 'today' | 'months' | 'noHistory' | 'pictures' | 'built'> {
  /** Milliseconds since 1970 of the last commit of each file. */
  readonly changes: ReadonlyMap<string, {readonly timestamp: number}>;
}

/** Puts together what a maintainer wants to know of these articles; the same input gives the same report, in the same order. */
export function makeReport(
  articles: readonly Article[],
  {changes, today, months, ...known}: Known,
): Report {
  const dates = articles.flatMap(findAsOf);
  return {
    today,
    months,
    ...known,
    pages: articles
      .map((article) => describePage(article, changes.get(article.file)?.timestamp))
      .sort(byAge),
    unverified: articles.flatMap(findUnverified),
    stale: dates.filter(({month}) => monthsSince(month, today) > months),
    dates: dates.length,
    orphans: findOrphans(articles),
    readability: articles
      .map((article) => ({file: article.file, ...readabilityOf(article)}))
      .sort((a, b) => b.meanSentence - a.meanSentence || (a.file < b.file ? -1 : 1)),
  };
}

function findOrphans(articles: readonly Article[]): OrphanPage[] {
  const {folders, unlinked} = contentCheck;
  const inbound = countInbound(articles, folders);
  return articles
    .filter(
      (article) =>
        inbound.get(article.file) === 0 && !unlinked.includes(routeOf(article, folders) ?? ''),
    )
    .map(({file, frontMatter: {unlisted, tags}}) => ({
      file,
      lists:
        unlisted === true || file.startsWith('src/')
          ? ''
          : file.startsWith('docs/')
            ? 'sidebar'
            : ['list', ...(Array.isArray(tags) ? tags.map(String) : [])].join(', '),
    }));
}
