import type {Content} from '../checks/content.ts';
import {factsOf, issuesOf, type CheckedArticle} from '../checks/checked-article.ts';
import type {Finding} from '../checks/issue.ts';
import {checkAcrossArticles} from '../checks/cross-article.ts';
import {withSeverity} from '../checks/severity.ts';
import type {ContentCheckConfig} from '../config.ts';
import {anchorsOfNeighbours} from './outline.ts';
import {readContent} from './read-content.ts';
import {findAll, type Options as FindOptions} from './find-all.ts';
import {articlesAt} from './scope.ts';

interface Options extends Omit<FindOptions, 'only'> {
  readonly config?: ContentCheckConfig | undefined;
  /** Limits issues to these files, apart from errors that a change of them may have caused in others. */
  readonly changed?: ReadonlySet<string> | undefined;
  /** Checks only the articles at these paths, which reads no more than the front matter of most others. */
  readonly paths?: readonly string[];
  /**
   * By file: the facts from when the article was last valid MDX. They replace those of an invalid one, so that a half-written sentence
   * does not break every link to the article.
   */
  readonly earlier?: ReadonlyMap<string, CheckedArticle['facts']>;
}

/** The content, its articles with their own issues, and all issues in no particular order. */
interface Result {
  readonly content: Content;
  readonly checked: readonly CheckedArticle[];
  readonly issues: readonly Finding[];
  /** The articles that were checked in full; undefined for all. */
  readonly only: ReadonlySet<string> | undefined;
}

/** Reads all articles below `root`, and checks them. Rejects if a folder cannot be read, or a thread dies. */
export async function checkAll(
  root: string,
  {config, changed, paths = [], earlier, ...options}: Options,
): Promise<Result> {
  const content = readContent(root, config);
  const only = paths.length > 0 ? articlesAt(root, content.files, paths) : undefined;
  const found = await findAll(root, content, {...options, only});
  const checked = found.map(({issues, facts}, index) => ({
    issues,
    facts: facts?.anchors ? facts : (earlier?.get(content.files[index]?.file ?? '') ?? facts),
  }));
  const own = withSeverity(issuesOf(checked), content.config);
  const across = withSeverity(
    checkAcrossArticles(content, only ? await withNeighbours(content, checked, only) : checked),
    content.config,
  );
  return {
    content,
    checked,
    only,
    issues: [
      ...content.problems,
      ...own.filter(({file}) => isIn(file, changed) && isIn(file, only)),
      ...across.filter(
        ({file, severity, rule}) =>
          isIn(file, only) &&
          (isIn(file, changed) || severity === undefined) &&
          // Without the links of all articles, nobody knows which have none.
          (only === undefined || rule !== 'orphan'),
      ),
    ],
  };
}

function isIn(file: string, files: ReadonlySet<string> | undefined): boolean {
  return files?.has(file) ?? true;
}

/** The articles; those that the ones in `only` link to have their anchors. */
async function withNeighbours(
  content: Content,
  checked: readonly CheckedArticle[],
  only: ReadonlySet<string>,
): Promise<readonly CheckedArticle[]> {
  const articles = factsOf(checked);
  const anchors = await anchorsOfNeighbours(
    articles.filter(({file}) => only.has(file)),
    articles.filter((article) => article.anchors === undefined),
    content,
  );
  return checked.map(({issues, facts}) => {
    const known = anchors.get(facts?.file ?? '');
    return {issues, facts: facts && known ? {...facts, anchors: known} : facts};
  });
}
