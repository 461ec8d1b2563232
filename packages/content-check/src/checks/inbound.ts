import {posix} from 'node:path';
import type {Folder} from '../config.ts';
import type {ArticleFacts} from './checked-article.ts';
import {decoded, routeOf} from './routes.ts';

type Linking = Pick<ArticleFacts, 'file' | 'frontMatter' | 'references'>;

/** How many other articles link to each article, by its path; an article that none links to has 0. */
export function countInbound(
  articles: readonly Linking[],
  folders: readonly Folder[],
): ReadonlyMap<string, number> {
  const from = new Map<string, Set<string>>();
  for (const {file, references} of articles) {
    for (const {url} of references) {
      const path = decoded(url.split(/[?#]/)[0] ?? '');
      const target = path.startsWith('/')
        ? path.replace(/(?<=.)\/$/, '')
        : posix.join(posix.dirname(file), path);
      from.set(target, (from.get(target) ?? new Set<string>()).add(file));
    }
  }
  return new Map(
    articles.map((article) => {
      const {file} = article;
      const both = [
        ...(from.get(file) ?? []),
        ...(from.get(routeOf(article, folders) ?? '') ?? []),
      ];
      return [file, new Set(both.filter((other) => other !== file)).size];
    }),
  );
}
