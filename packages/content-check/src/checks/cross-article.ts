import {folderOf, type Config} from '../config.ts';
import {checkAddresses, checkLongAddresses, checkTakenAddresses} from './addresses.ts';
import {factsOf, type ArticleFacts, type CheckedArticle} from './checked-article.ts';
import {checkImages, type ImageOf} from './images.ts';
import type {Finding} from './issue.ts';
import {checkLinks} from './links.ts';
import {mdxFinding} from './mdx-errors/explain.ts';
import {explainImport} from './mdx-errors/names.ts';
import {checkDuplicatesAndOrphans} from './duplicates-and-orphans.ts';
import {checkPosts} from './posts.ts';
import {pagesOf, type GeneratedRoutes} from './routes.ts';

/** Pages, files and records of the site, apart from its articles. */
export interface SiteContext {
  readonly config: Config;
  readonly generated: GeneratedRoutes;
  /** Whether a file exists, by path from the project's root. */
  readonly hasFile: (path: string) => boolean;
  /** Whether a folder exists, by path from the project's root. */
  readonly hasFolder?: (path: string) => boolean;
  readonly imageOf: ImageOf;
  /** The lines of the record of addresses. */
  readonly recorded: readonly string[];
}

/**
 * Runs all checks that need more than one article: links, addresses, pictures, titles.
 *
 * @param checked all articles, in any order
 */
export function checkAcrossArticles(
  {config, generated, hasFile, hasFolder, imageOf, recorded}: SiteContext,
  checked: readonly CheckedArticle[],
): Finding[] {
  const {folders} = config;
  const articles = factsOf(checked);
  const pages = pagesOf(articles, generated, folders);
  const targets = {
    pages,
    articles: new Map(articles.map((article) => [article.file, article])),
    hasFile,
    hasFolder: hasFolder ?? (() => false),
    folders,
  };
  const posts = articles.filter(({file}) => folderOf(file, folders)?.kind === 'post');
  return [
    ...articles.flatMap((article) => checkLinks(article, targets)),
    ...articles.flatMap((article) => checkImages(article, imageOf, config.images)),
    ...articles.flatMap((article) => checkImports(article, hasFile)),
    ...checkPosts(posts, config),
    ...checkLongAddresses(articles, config),
    ...checkTakenAddresses(articles, generated, config),
    ...checkDuplicatesAndOrphans(articles, config),
    // An article that cannot be read may still have its address.
    ...(articles.length === checked.length
      ? checkAddresses(articles, recorded, pages, config)
      : []),
  ];
}

function checkImports({file, imports}: ArticleFacts, hasFile: SiteContext['hasFile']): Finding[] {
  return imports.flatMap((imported) => {
    const explanation = explainImport(imported, file, hasFile);
    return explanation ? [mdxFinding(file, explanation)] : [];
  });
}
