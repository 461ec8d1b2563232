import type {FirstTier, PageEntry} from '../first-tier.ts';
import type {Page} from '../types.ts';
import {otherReadings} from './readings.ts';

/** The first tier of an index. */
export function firstTierOf(
  pages: readonly Page[],
  rest: Pick<FirstTier, 'simplified' | 'synonyms' | 'recurring' | 'shards' | 'texts' | 'words' | 'folder'>,
): FirstTier {
  const breadcrumbs = new Map<string, number>();
  const entries = pages.map(({title, path, breadcrumb, sections}): PageEntry => {
    const key = JSON.stringify(breadcrumb);
    const number = breadcrumbs.get(key) ?? breadcrumbs.size;
    breadcrumbs.set(key, number);
    return [title, path, number, sections.length];
  });
  const readings = pages
    .map(({title}, page) => [page, otherReadings(title)] as const)
    .filter(([, list]) => list.length > 0);
  return {
    pages: entries,
    breadcrumbs: [...breadcrumbs.keys()].map((json) => JSON.parse(json) as string[]),
    readings: Object.fromEntries(readings),
    ...rest,
  };
}
