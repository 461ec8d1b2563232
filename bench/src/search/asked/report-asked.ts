import {textTable} from '../../../../scripts/text-table';
import {isMet, showLimit} from '../../runner/goals';
import {mean} from '../../runner/statistics';
import {reciprocalRank} from '../ranking';
import {askedClasses, pathOf} from './asked';
import type {AskedAnswer} from './measure-asked';

/** The share of answered queries, in each class. */
const limit = {least: 0.95};
const show = (share: number) => share.toFixed(3);

/**
 * A table as plain text. It shows the share of answered queries in each class with its goal (✓ met, ✗ not met), the MRR, and the links to
 * the right section.
 */
export function reportAsked(answers: readonly AskedAnswer[]): string {
  const rows = askedClasses.map((name) => {
    const those = answers.filter((answer) => answer.class === name);
    const answered = those.filter(({isAnswered}) => isAnswered).length;
    const share = answered / those.length;
    return [
      `asked, ${name}`,
      showLimit(limit, show),
      `${show(share)} ${isMet(share, limit) ? '✓' : '✗'}`,
      `${answered} of ${those.length}`,
      mean(those.map(({found, goals}) => reciprocalRank(found, goals.map(pathOf)))).toFixed(3),
      `${those.filter((each) => each.isSectionRight === true).length} of ${those.filter((each) => each.isSectionRight !== undefined).length}`,
    ];
  });
  return textTable([['', 'goal', 'ours', '', 'MRR', 'section'], ...rows]);
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
