import {checkTogether, issuesOf} from '../checks/content';
import type {Findings} from '../checks/findings';
import type {Issue} from '../checks/issue';
import {readContent, type Content} from '../read-content';
import {findAll, type Options as FindOptions} from './find-all';

interface Options extends FindOptions {
  /** The files of which what they say by themselves is told; of all, where it is left out. */
  readonly changed?: ReadonlySet<string> | undefined;
}

/** What there is, what was found of each article, and what is wrong, in no order. */
interface Result {
  readonly content: Content;
  readonly findings: readonly Findings[];
  readonly issues: readonly Issue[];
}

/** Reads all articles below `root`, and checks them. Rejects where a folder cannot be read, or a thread dies. */
export async function checkAll(root: string, {changed, ...options}: Options): Promise<Result> {
  const content = readContent(root);
  const findings = await findAll(root, content, options);
  const issues = [
    ...content.problems,
    ...issuesOf(findings).filter(({file}) => changed?.has(file) ?? true),
    // A change breaks what links to it, wherever that stands.
    ...checkTogether(content, findings),
  ];
  return {content, findings, issues};
}
