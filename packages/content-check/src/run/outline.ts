import {posix} from 'node:path';
import {readArticle} from '../checks/article.ts';
import type {ArticleFacts, Findings, SourceFile} from '../checks/findings.ts';
import {routeOf} from '../checks/routes.ts';
import {plainFields, readFrontMatter} from '../checks/front-matter-fields.ts';
import type {Folder} from '../config.ts';

/** The facts of an article that its front matter alone tells, which takes a hundredth of the time of a check. */
export function outlineOf({file, source}: SourceFile): Findings {
  const frontMatter = plainFields(readFrontMatter(source));
  return {issues: [], facts: {file, frontMatter, references: [], imports: []}};
}

/**
 * The articles to whose headings one of these articles links, with their anchors.
 *
 * @param files all articles, whose addresses their front matter tells
 */
export function anchorsOfNeighbours(
  articles: readonly ArticleFacts[],
  files: readonly SourceFile[],
  folders: readonly Folder[],
): ReadonlyMap<string, readonly string[]> {
  const targets = new Set(
    articles.flatMap(({file, references}) =>
      references
        .filter(({url}) => url.includes('#'))
        .map(({url}) => {
          const [path = ''] = decode(url).split(/[?#]/);
          return path.startsWith('/')
            ? path.replace(/(?<=.)\/$/, '')
            : posix.join(posix.dirname(file), path);
        }),
    ),
  );
  return new Map(
    files.flatMap((article) => {
      const {file, source} = article;
      const route = routeOf({file, frontMatter: readFrontMatter(source)}, folders);
      if (!targets.has(file) && !targets.has(route ?? '')) {
        return [];
      }
      const read = readArticle(file, source);
      return read.ok ? [[file, [...read.article.anchors]] as const] : [];
    }),
  );
}

function decode(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
