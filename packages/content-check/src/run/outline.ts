import {posix} from 'node:path';
import type {Content} from '../checks/content.ts';
import type {ArticleFacts, CheckedArticle, SourceFile} from '../checks/checked-article.ts';
import {decoded, routeOf} from '../checks/routes.ts';
import {plainFields, readFrontMatter} from '../checks/front-matter-fields.ts';

/** The facts of an article that are in its front matter. Reading them takes a hundredth of the time of a check. */
export function outlineOf({file, source}: SourceFile): CheckedArticle {
  const frontMatter = plainFields(readFrontMatter(source));
  return {issues: [], facts: {file, frontMatter, references: [], imports: []}};
}

/**
 * The anchors of the articles to whose headings some articles link, by file.
 *
 * @param articles that link
 * @param outlines of articles whose anchors are not known
 */
export async function anchorsOfNeighbours(
  articles: readonly ArticleFacts[],
  outlines: readonly ArticleFacts[],
  {files, config: {folders}}: Pick<Content, 'files' | 'config'>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const targets = new Set(
    articles.flatMap(({file, references}) =>
      references
        .filter(({url}) => url.includes('#'))
        .map(({url}) => {
          const [path = ''] = decoded(url).split(/[?#]/);
          return path.startsWith('/')
            ? path.replace(/(?<=.)\/$/, '')
            : posix.join(posix.dirname(file), path);
        }),
    ),
  );
  const isTarget = (article: ArticleFacts) =>
    targets.has(article.file) || targets.has(routeOf(article, folders) ?? '');
  const needed = new Set(outlines.filter(isTarget).map(({file}) => file));
  if (needed.size === 0) {
    return new Map();
  }
  // A run with a warm cache needs none.
  const [{readArticle}, {anchorsOf}] = await Promise.all([
    import('../checks/article.ts'),
    import('../checks/exercises.ts'),
  ]);
  return new Map(
    files
      .filter(({file}) => needed.has(file))
      .flatMap(({file, kind, source}) => {
        const read = readArticle(file, source);
        return read.ok ? [[file, anchorsOf(read.article, kind)] as const] : [];
      }),
  );
}
