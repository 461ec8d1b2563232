import type {Content} from '../checks/content.ts';
import {issuesOf, type Findings} from '../checks/findings.ts';
import type {Issue} from '../checks/issue.ts';
import {checkAcrossArticles} from '../checks/cross-article.ts';
import type {ContentCheckConfig} from '../config.ts';
import {readContent} from './read-content.ts';
import {findAll, type Options as FindOptions} from './find-all.ts';

interface Options extends FindOptions {
  readonly config?: ContentCheckConfig | undefined;
  /** The files of which what they say by themselves is reported; of all, where it is left out. */
  readonly changed?: ReadonlySet<string> | undefined;
  /**
   * By file: what an article said when it could last be read. It stands in for one that is no valid MDX now, so that half a sentence
   * does not break all that leads to it.
   */
  readonly earlier?: ReadonlyMap<string, Findings['facts']>;
}

/** What there is, what was found of each article, and what is wrong, in no order. */
interface Result {
  readonly content: Content;
  readonly findings: readonly Findings[];
  readonly issues: readonly Issue[];
}

/** Reads all articles below `root`, and checks them. Rejects where a folder cannot be read, or a thread dies. */
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
    // A change breaks what links to it, wherever that stands.
    ...checkAcrossArticles(content, findings),
  ];
  return {content, findings, issues};
}
