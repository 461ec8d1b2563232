import {message} from '../../messages/message.ts';
import {readMdxFailure, type MdxFailure, type MdxFault} from '../parser-messages.ts';
import {explainExpression, explainOpen, explainStatement, explainValue} from './code.ts';
import type {Explained, Explanation, FaultLocation} from './explanation.ts';
import {explainCharacter, explainCrossed, explainUnclosed} from './tags.ts';
import {inEnglish} from '../../messages/to-issues.ts';
import type {Finding, WordedFinding} from '../issue.ts';

/**
 * Explains a message of MDX's parser to an author: the place where the fault begins, what the parser read there, and the remedy.
 *
 * @param source the whole article
 * @returns the parser's own message if it is unknown here
 */
export function explainFailure(failure: MdxFailure, source: string): Explanation {
  const {reason, line = 1, column = 1} = failure;
  const explained = explain(readMdxFailure(failure), {line, column, source});
  return {line, column, ...(explained ?? {message: message('invalid-mdx', {reason})})};
}

function explain(fault: MdxFault, place: FaultLocation): Explained | undefined {
  switch (fault.kind) {
    case 'crossed-tags':
      return explainCrossed(fault);
    case 'tag-across-box':
      return {message: message('tag-across-box', {name: fault.name, line: fault.line})};
    case 'unclosed-element':
      return explainUnclosed(fault);
    case 'unquoted-attribute-value':
    case 'invalid-tag-name':
    case 'invalid-tag':
      return explainCharacter(fault.kind, place);
    case 'unclosed-attribute-value':
      return explainValue(fault.quote, place);
    case 'unclosed-brace':
    case 'unended-tag':
      return explainOpen(fault.kind, place);
    case 'invalid-statement':
      return explainStatement(place);
    case 'invalid-expression':
      return explainExpression(place);
    case 'other':
      return undefined;
    default:
      return {message: message(fault.kind)};
  }
}

/** Turns an explanation into a finding of the check. */
export function mdxFinding(file: string, explanation: Explanation): Finding {
  return {file, ...explanation, rule: 'mdx'};
}

/** Turns an explanation into an issue, with the words that the build prints. */
export function mdxIssue(file: string, explanation: Explanation): WordedFinding {
  return inEnglish(mdxFinding(file, explanation));
}
