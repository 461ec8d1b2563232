import {posix} from 'node:path';
import {folderOf, type Config} from '../config.ts';
import {message} from '../messages/message.ts';
import type {ArticleFacts} from './checked-article.ts';
import {countInbound} from './inbound.ts';
import type {Finding} from './issue.ts';
import {routeOf} from './routes.ts';

/** Finds articles that share a title or a position, and pages without links to them. */
export function checkDuplicatesAndOrphans(
  articles: readonly ArticleFacts[],
  config: Pick<Config, 'folders' | 'unlinked'>,
): Finding[] {
  return [
    ...findShared(articles, 'title', ({frontMatter: {title}}) =>
      typeof title === 'string' ? title.replace(/\s+/g, '').toLowerCase() : undefined,
    ),
    ...findShared(articles, 'sidebar_position', ({file, frontMatter: {sidebar_position: place}}) =>
      typeof place === 'number' ? `${listOf(file)} ${place}` : undefined,
    ),
    ...findOrphans(articles, config),
  ];
}

/** The folder that lists an article: `a/index.md` is the page of the folder `a`, so the parent of `a` lists it. */
function listOf(file: string): string {
  const folder = posix.dirname(file);
  return /\/index\.mdx?$/.test(file) ? posix.dirname(folder) : folder;
}

const shared = {title: 'shared-title', sidebar_position: 'shared-position'} as const;

function findShared(
  articles: readonly ArticleFacts[],
  field: keyof typeof shared,
  keyOf: (article: ArticleFacts) => string | undefined,
): Finding[] {
  const seen = new Map<string, string>();
  return articles.flatMap((article): Finding[] => {
    const key = keyOf(article);
    const other = key === undefined ? undefined : seen.get(key);
    if (key === undefined || other === undefined) {
      if (key !== undefined) {
        seen.set(key, article.file);
      }
      return [];
    }
    const value = JSON.stringify(article.frontMatter[field]);
    return [
      {
        ...{file: article.file, line: 1, column: 1, rule: field.replace('_', '-')},
        message: message(shared[field], {other, value}),
      },
    ];
  });
}

/** Finds pages that no article links to; no list shows them. An unlisted article is meant to be in none. */
function findOrphans(
  articles: readonly ArticleFacts[],
  {folders, unlinked}: Pick<Config, 'folders' | 'unlinked'>,
): Finding[] {
  const inbound = countInbound(articles, folders);
  return articles.flatMap((article): Finding[] => {
    const {file, frontMatter} = article;
    const route = routeOf(article, folders) ?? '';
    const isPage = folderOf(file, folders)?.kind === 'page';
    if (
      !isPage ||
      frontMatter.unlisted === true ||
      inbound.get(file) !== 0 ||
      unlinked.includes(route)
    ) {
      return [];
    }
    return [{file, line: 1, column: 1, rule: 'orphan', message: message('orphaned-page', {route})}];
  });
}
