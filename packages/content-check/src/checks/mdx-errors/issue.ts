import type {Issue} from '../issue.ts';
import type {Explanation} from './words.ts';

/** Turns an explanation into an issue, with the words that the build prints. */
export function mdxIssue(file: string, {line, column, read, remedy}: Explanation): Issue {
  return {file, line, column, rule: 'mdx', message: `${read} ${remedy}`};
}
