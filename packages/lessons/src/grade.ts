import {select, selectAll} from 'unist-util-select';
import {differences} from './differences.ts';
import type {Exercise, Variant} from './exercise.ts';
import {longestAnswer} from './limits.ts';
import {parse} from './parse.ts';
import {sentence} from './sentence.ts';
import {unclosedFences} from './unclosed.ts';

/**
 * What is not yet right in an answer, as Chinese sentences; none if it is right. The tree is graded, so it does not matter which of two forms an answer uses.
 *
 * @param variant the exercise, or `again` of it
 */
export function grade(answer: string, exercise: Exercise, variant: Variant = exercise): string[] {
  if (answer.length > longestAnswer) {
    return [sentence(`答案太长了，最多 ${String(longestAnswer)} 个字符`)];
  }
  const {want, avoid = [], formulas} = exercise;
  const tree = parse(answer, formulas);
  const unwanted = avoid.filter((criterion) => select(criterion.select, tree));
  const unmet = want
    ? want
        .filter((criterion) => selectAll(criterion.select, tree).length < (criterion.least ?? 1))
        .map(({say}) => say)
    : differences(parse(variant.answer, formulas), tree);
  const said = [...unmet, ...unwanted.map(({say}) => say)];
  return said.length > 0 ? said : unclosedFences(tree, answer);
}
