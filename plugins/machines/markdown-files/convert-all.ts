import {readFileSync} from 'node:fs';
import {relative, sep} from 'node:path';
import {type ValueCache, cacheKey, noCache, openValueCache} from '@markdown-zh/build-tools/cache';
import {parseArticle} from '@markdown-zh/content-check/article';
import {licences} from '../../../site/identity';
import type {Article} from '@markdown-zh/search';
import {lowerPriority} from '@markdown-zh/build-tools/thread';
import type {Addresses} from './addresses';
import {convertArticle} from './convert';

/** The thread's input: a site whose content is loaded. */
export interface ConversionJob {
  readonly siteDir: string;
  /** Origin. */
  readonly url: string;
  readonly baseUrl: string;
  readonly articles: readonly Article[];
}

/** The text of an article's file; null for an article that cannot be read as MDX. */
export type Text = string | null;

/** Converts all articles that are not in the cache. Runs in a thread of lower priority. */
export default function convertAll(job: ConversionJob): Text[] {
  lowerPriority();
  const cache = openValueCache<Text>(job.siteDir, 'markdown-files');
  const texts = job.articles.map(converterOf(job, cache));
  cache.close();
  return texts;
}

/** Converts articles one by one: the syntax trees of a large site would fill the memory. */
export function converterOf(
  {siteDir, url, baseUrl, articles}: ConversionJob,
  cache: Pick<ValueCache<Text>, 'getOrCreate'> = noCache,
): (article: Article) => Text {
  const site = url + baseUrl;
  const relativePath = ({file}: Article) => relative(siteDir, file).split(sep).join('/');
  const pages = new Map(articles.map((article) => [relativePath(article), article.page.path]));
  const addresses: Addresses = {site, baseUrl, pages};
  // One hash for all addresses: they are part of each cache key, and longer than most articles in a large site.
  const allAddresses = cacheKey([site, baseUrl, ...[...pages].flat()]);
  return (article) => {
    const {title, path} = article.page;
    const source = readFileSync(article.file, 'utf8');
    const name = relativePath(article);
    const frame = {title, url: encodeURI(site + path), licence: licences.content};
    return cache.getOrCreate([allAddresses, name, JSON.stringify(frame), source], () => {
      const read = parseArticle(name, source);
      // In `npm start` an article may be half written: its page shows the error.
      return read.ok ? convertArticle(read.article, addresses, frame) : null;
    });
  };
}
