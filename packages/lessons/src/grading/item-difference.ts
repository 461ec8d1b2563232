import {headOfItem, itemAt, shareContainers, type Item} from './blocks.ts';
import type {Compared, Pair} from './compared.ts';
import {beginning, type Excerpt} from './excerpt.ts';
import type {Finding, TaskState} from './finding.ts';

/**
 * Reports the difference between the items around a block, if the blocks before it did not show it already.
 *
 * @param index the depth of the item among the containers
 * @param earlier the pairs before this one
 * @param signs without effect, which the answer shows
 */
export function itemDifference(
  pair: Pair,
  index: number,
  earlier: readonly Pair[],
  text: Compared,
  signs: readonly string[],
): Finding | undefined {
  const [want, have] = [itemAt(pair.wanted, index), itemAt(pair.found, index)];
  if (!want || !have) {
    return undefined;
  }
  const siblings = earlier.filter(
    ({wanted}) => itemAt(wanted, index) && shareContainers(wanted, pair.wanted, index),
  );
  const before = siblings.findLast(({wanted}) => itemAt(wanted, index)?.list === want.list);
  const isInSameList = (other: Pair) =>
    shareContainers(other.found, pair.found, index) &&
    itemAt(other.found, index)?.list === have.list;
  const isHead = headOfItem(pair.wanted, index + 1, text.wanted) === undefined;
  const block = beginning(pair.wanted);
  if (!before) {
    return siblings.some(isInSameList)
      ? {rule: 'list-joined', values: {block}}
      : listDifference(block, want, have, signs);
  }
  if (!isInSameList(before)) {
    return itemAt(before.found, index) && !isExplained(before, pair, text)
      ? {rule: 'list-split', values: {block}}
      : undefined;
  }
  const previous = beginning(before.wanted);
  const isInSameItem = itemAt(before.found, index)?.item === have.item;
  if (itemAt(before.wanted, index)?.item === want.item) {
    return isInSameItem ? undefined : {rule: 'item-split', values: {block, item: previous}};
  }
  if (!isHead) {
    return undefined;
  }
  return isInSameItem
    ? {rule: 'item-not-begun', values: {block, item: want.item, previous}}
    : taskDifference(block, want, have, signs);
}

/** Compares lists by their first blocks. */
function listDifference(
  block: Excerpt,
  want: Item,
  have: Item,
  signs: readonly string[],
): Finding | undefined {
  if (want.ordered !== have.ordered) {
    return {rule: 'list-type', values: {block, expected: want.ordered ? 'ordered' : 'bullet'}};
  }
  return want.start !== have.start && want.item === 1 && have.item === 1
    ? {rule: 'list-start', values: {expected: want.start, actual: have.start}}
    : taskDifference(block, want, have, signs);
}

function taskDifference(
  block: Excerpt,
  want: Item,
  have: Item,
  signs: readonly string[],
): Finding | undefined {
  const [expected, actual] = [taskState(want), taskState(have)];
  return expected === actual
    ? undefined
    : {rule: 'task-state', values: {block, expected, actual, signs}};
}

function taskState({checked}: Item): TaskState {
  if (checked === null) {
    return 'item';
  }
  return checked ? 'done' : 'open';
}

/** Whether a block between two items left its item, and so split the list. */
function isExplained(before: Pair, pair: Pair, {pairs}: Compared): boolean {
  const between = pairs.slice(pairs.indexOf(before), pairs.indexOf(pair));
  return between.some(({wanted, found}) => wanted.containers.length > found.containers.length);
}
