import {posix} from 'node:path';
import {unlistedPage} from '../../site/article-components';
import type {ArticleFacts} from './findings';
import {countInbound} from './inbound';
import type {Issue} from './issue';
import {routeOf} from './routes';

/** What articles must not have in common, and what must not stand alone. */
export function checkNeighbours(articles: readonly ArticleFacts[]): Issue[] {
  return [
    ...findShared(articles, 'title', ({frontMatter: {title}}) =>
      typeof title === 'string' ? title.replace(/\s+/g, '').toLowerCase() : undefined,
    ),
    ...findShared(articles, 'sidebar_position', ({file, frontMatter: {sidebar_position: place}}) =>
      typeof place === 'number' ? `${posix.dirname(file)} ${place}` : undefined,
    ),
    ...findOrphans(articles),
  ];
}

const shared = {
  title: 'Give one of them another title: in lists and search results nobody can tell them apart.',
  sidebar_position: 'Give one of them another place among its neighbours.',
} as const;

function findShared(
  articles: readonly ArticleFacts[],
  field: keyof typeof shared,
  keyOf: (article: ArticleFacts) => string | undefined,
): Issue[] {
  const seen = new Map<string, string>();
  return articles.flatMap((article): Issue[] => {
    const key = keyOf(article);
    const other = key === undefined ? undefined : seen.get(key);
    if (key === undefined || other === undefined) {
      if (key !== undefined) {
        seen.set(key, article.file);
      }
      return [];
    }
    const message = `${other} has the same ${field}, ${JSON.stringify(article.frontMatter[field])}. ${shared[field]}`;
    return [{file: article.file, line: 1, column: 1, rule: field.replace('_', '-'), message}];
  });
}

/** Articles that stand in no list and to which no other one links: pages of their own, and what is unlisted. */
function findOrphans(articles: readonly ArticleFacts[]): Issue[] {
  const inbound = countInbound(articles);
  return articles.flatMap((article): Issue[] => {
    const {file, frontMatter} = article;
    const route = routeOf(article) ?? '';
    const isListed = !file.startsWith('src/') && frontMatter.unlisted !== true;
    if (isListed || inbound.get(file) !== 0 || route === `/${unlistedPage}`) {
      return [];
    }
    const message = `No list names ${route}, and no article links to it. Link to it from one, or list it.`;
    return [{file, line: 1, column: 1, rule: 'orphan', message}];
  });
}
