import type {Code, Nodes, Root} from 'mdast';
import type {Math} from 'mdast-util-math';
import {select, selectAll} from 'unist-util-select';
import {differences} from './differences.ts';
import type {Criterion, Exercise, Variant} from './exercise.ts';
import {distinct, type Finding} from './finding.ts';
import {longestAnswer} from './limits.ts';
import {parse} from './parse.ts';

/**
 * Grades an answer by its tree, so both forms of a mark are right. Returns an empty list for a right answer. An answer that is too long gets one finding.
 *
 * @param variant the exercise, or `again` of it
 */
export function grade(answer: string, exercise: Exercise, variant: Variant = exercise): Finding[] {
  if (answer.length > longestAnswer) {
    return [{rule: 'answer-too-long', values: {most: longestAnswer}}];
  }
  const {want, avoid = [], formulas} = exercise;
  const tree = parse(answer, formulas);
  const findings = [
    ...(want
      ? want
          .filter((criterion) => selectAll(criterion.select, tree).length < (criterion.least ?? 1))
          .map(criterionUnmet)
      : differences(parse(variant.answer, formulas), tree)),
    ...avoid.filter((criterion) => select(criterion.select, tree)).map(criterionUnmet),
  ];
  return findings.length > 0 ? findings : unclosedFences(tree, answer);
}

/** Returns the finding about an answer that does not meet a criterion. */
export function criterionUnmet({say, remedy}: Criterion): Finding {
  return {rule: 'criterion-unmet', values: {say, remedy}};
}

/** Reports fences without an end. They render like others, but turn all text that a learner adds below them into code. */
function unclosedFences(tree: Root, source: string): Finding[] {
  return distinct(fencesIn(tree).flatMap((fence) => unclosedFence(fence, source)));
}

function fencesIn(node: Nodes): (Code | Math)[] {
  if (node.type === 'code' || node.type === 'math') {
    return [node];
  }
  return 'children' in node ? node.children.flatMap(fencesIn) : [];
}

function unclosedFence({type: kind, position}: Code | Math, source: string): Finding[] {
  const lines = source.slice(position?.start.offset, position?.end.offset).split('\n');
  const fence = /^(?:`{3,}|~{3,}|\$\$+)/u.exec(lines[0] ?? '')?.[0];
  const end = /^[\s>]*([`~$]+)\s*$/u.exec(lines.length > 1 ? (lines.at(-1) ?? '') : '')?.[1];
  return fence === undefined || end?.startsWith(fence)
    ? [] // indented code, or closed
    : [{rule: 'fence-unclosed', values: {kind, fence}}];
}
