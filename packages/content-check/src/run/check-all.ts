import type {Content} from '../checks/content.ts';
import {issuesOf, type Findings} from '../checks/findings.ts';
import type {Issue} from '../checks/issue.ts';
import {checkAcrossArticles} from '../checks/cross-article.ts';
import type {ContentCheckConfig} from '../config.ts';
import {readContent} from './read-content.ts';
import {findAll, type Options as FindOptions} from './find-all.ts';

interface Options extends FindOptions {
  readonly config?: ContentCheckConfig | undefined;
  /** Limits issues of single articles to these files. */
  readonly changed?: ReadonlySet<string> | undefined;
  /**
   * By file: the facts from when the article was last valid MDX. They replace those of an invalid one, so that a half-written sentence
   * does not break every link to the article.
   */
  readonly earlier?: ReadonlyMap<string, Findings['facts']>;
}

/** The content, the findings of each article, and all issues in no particular order. */
interface Result {
  readonly content: Content;
  readonly findings: readonly Findings[];
  readonly issues: readonly Issue[];
}

/** Reads all articles below `root`, and checks them. Rejects if a folder cannot be read, or a thread dies. */
export async function checkAll(
  root: string,
  {config, changed, earlier, ...options}: Options,
): Promise<Result> {
  const content = readContent(root, config);
  const found = await findAll(root, content, options);
  const findings = found.map(({issues, facts}, index) => ({
    issues,
    facts: facts ?? earlier?.get(content.files[index]?.file ?? '') ?? null,
  }));
  const issues = [
    ...content.problems,
    ...issuesOf(findings).filter(({file}) => changed?.has(file) ?? true),
    // A change may break links in any other article.
    ...checkAcrossArticles(content, findings),
  ];
  return {content, findings, issues};
}
