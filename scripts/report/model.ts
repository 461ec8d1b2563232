import type {Article} from '@markdown-zh/content-check/article';
import {countInbound, routeOf} from '@markdown-zh/content-check';
import contentCheck from '../../site/content-check';
import type {Asset} from './assets';
import {findAsOf, findUnverified, monthsSince, type DatedMark, type Mark} from './marks';
import {byAge, describePage, type PageFacts} from './pages';
import {readabilityOf, type Readability} from './readability';

/** A page without incoming links, and the lists that contain it, such as `sidebar` or `can, rs485`; empty for none. */
interface OrphanPage {
  readonly file: string;
  readonly lists: string;
}

/** The data of the report, by section. */
export interface SiteReport {
  readonly today: string;
  /** Why Git does not know the dates of pages; undefined if it does. */
  readonly noHistory: string | undefined;
  readonly pages: readonly PageFacts[];
  readonly unverified: readonly Mark[];
  /** Older than `months`. */
  readonly stale: readonly DatedMark[];
  readonly months: number;
  /** The number of dates, stale or not. */
  readonly dates: number;
  readonly orphans: readonly OrphanPage[];
  readonly pictures: readonly Asset[];
  /** Undefined without a build. */
  readonly built: readonly Asset[] | undefined;
  readonly readability: readonly ({readonly file: string} & Readability)[];
}

/** Facts from Git, the clock and the disk. */
interface Known extends Pick<SiteReport, 'today' | 'months' | 'noHistory' | 'pictures' | 'built'> {
  /** Milliseconds since 1970 of the last commit of each file. */
  readonly changes: ReadonlyMap<string, {readonly timestamp: number}>;
}

/** Builds the report on these articles. The same input gives the same report. */
export function makeReport(
  articles: readonly Article[],
  {changes, today, months, ...known}: Known,
): SiteReport {
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
        inbound.get(article.file) === 0 &&
        article.frontMatter.unlisted !== true &&
        !unlinked.includes(routeOf(article, folders) ?? ''),
    )
    .map(({file, frontMatter: {tags}}) => ({
      file,
      lists: file.startsWith('src/')
        ? ''
        : file.startsWith('docs/')
          ? 'sidebar'
          : ['list', ...(Array.isArray(tags) ? tags.map(String) : [])].join(', '),
    }));
}
