import {textTable} from '../../text-table';
import {mean, reciprocalRank} from '../measures/quality';
import {askedClasses, pathOf} from './asked';
import type {AskedAnswer} from './measure-asked';

/** The least share of answered queries, in each class. */
const target = 0.95;

/** A table as plain text: the share of answered queries in each class, with its target (✓ met, ✗ not met), the MRR, and how many links lead to the section that answers. */
export function reportAsked(answers: readonly AskedAnswer[]): string {
  const rows = askedClasses.map((name) => {
    const those = answers.filter((answer) => answer.class === name);
    const answered = those.filter(({isAnswered}) => isAnswered).length;
    const share = answered / those.length;
    return [
      `asked, ${name}`,
      `≥ ${target.toFixed(3)}`,
      `${share.toFixed(3)} ${share >= target ? '✓' : '✗'}`,
      `${answered} of ${those.length}`,
      mean(those.map(({found, goals}) => reciprocalRank(found, goals.map(pathOf)))).toFixed(3),
      `${those.filter((each) => each.isSectionRight === true).length} of ${those.filter((each) => each.isSectionRight !== undefined).length}`,
    ];
  });
  return textTable([['', 'target', 'ours', '', 'MRR', 'section'], ...rows]);
}

/** The queries without an answer, each with its goals and the found pages. */
export function reportUnanswered(answers: readonly AskedAnswer[]): string {
  return answers
    .filter(({isAnswered}) => !isAnswered)
    .map(
      ({class: name, query, goals, found}) =>
        `${name}: ${query}\n  goals ${goals.join(', ')}\n  found ${found.slice(0, 5).join(', ')}`,
    )
    .join('\n');
}
