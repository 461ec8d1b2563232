import {inEnglish} from '../../messages/to-issues.ts';
import type {Finding, Issue} from '../issue.ts';
import type {Explanation} from './explanation.ts';

/** Turns an explanation into a finding of the check. */
export function mdxFinding(file: string, explanation: Explanation): Finding {
  return {file, ...explanation, rule: 'mdx'};
}

/** Turns an explanation into an issue, with the words that the build prints. */
export function mdxIssue(file: string, explanation: Explanation): Issue {
  return inEnglish(mdxFinding(file, explanation));
}
