import type {Issue} from '../issue.ts';
import type {Explanation} from './words.ts';

/** What MDX cannot read, or a build cannot do, as an issue: in the sentences that the build says it in. */
export function mdxIssue(file: string, {line, column, read, remedy}: Explanation): Issue {
  return {file, line, column, rule: 'mdx', message: `${read} ${remedy}`};
}
