import {headOfItem, itemAt, share, type Compared} from './compared.ts';
import {nameOf} from './names.ts';
import type {Item} from './leaf-blocks.ts';
import type {Pair} from './pairs.ts';
import {sentence} from './sentence.ts';

/**
 * How the item around a block differs, compared with the items before it, of which the same may have been said.
 *
 * @param index the depth of the item among the containers
 * @param earlier the pairs before this one
 * @param signs that the answer shows, without effect
 */
export function itemDifference(
  pair: Pair,
  index: number,
  earlier: readonly Pair[],
  text: Compared,
  signs: readonly string[],
): string | undefined {
  const [want, have] = [itemAt(pair.wanted, index), itemAt(pair.found, index)];
  if (!want || !have) {
    return undefined;
  }
  const siblings = earlier.filter(
    ({wanted}) => itemAt(wanted, index) && share(wanted.containers, pair.wanted.containers, index),
  );
  const before = siblings.findLast(({wanted}) => itemAt(wanted, index)?.list === want.list);
  const isInSame = (other: Pair) =>
    share(other.found.containers, pair.found.containers, index) &&
    itemAt(other.found, index)?.list === have.list;
  const isHead = headOfItem(pair.wanted, index + 1, text.wanted) === undefined;
  const name = nameOf(pair.wanted);
  if (!before) {
    return firstDifference(name, want, have, siblings.some(isInSame), signs);
  }
  if (!isInSame(before)) {
    return itemAt(before.found, index) && !isExplained(before, pair, text)
      ? sentence(
          `${name}和前面的项应当在同一个列表里，现在列表断开了`,
          '一个列表只用一种记号，中间不夹别的段落',
        )
      : undefined;
  }
  const hasOwn = itemAt(before.found, index)?.item !== have.item;
  if (itemAt(before.wanted, index)?.item === want.item) {
    return hasOwn
      ? sentence(
          `${name}应当在${nameOf(before.wanted)}这一项里，现在自成一项`,
          '行首不写记号，空格要够到它的文字下方',
        )
      : undefined;
  }
  if (!hasOwn && isHead) {
    return sentence(
      `${name}应当是列表的第 ${String(want.item)} 项，现在还在${nameOf(before.wanted)}这一项里`,
    );
  }
  return isHead ? taskDifference(name, want, have, signs) : undefined;
}

/** Of the first block of a list. */
function firstDifference(
  name: string,
  want: Item,
  have: Item,
  isJoined: boolean,
  signs: readonly string[],
): string | undefined {
  if (isJoined) {
    return sentence(`${name}应当在另一个列表里，现在和前面的列表连在一起`);
  }
  if (want.ordered !== have.ordered) {
    return want.ordered
      ? sentence(`${name}所在的列表应当有编号，用 \`1.\`、\`2.\``)
      : sentence(`${name}所在的列表不应当有编号，用 \`-\``);
  }
  if (want.start !== have.start && want.item === 1 && have.item === 1) {
    return sentence(`编号应当从 ${String(want.start)} 开始，现在从 ${String(have.start)} 开始`);
  }
  return taskDifference(name, want, have, signs);
}

function taskDifference(
  name: string,
  want: Item,
  have: Item,
  signs: readonly string[],
): string | undefined {
  return want.checked === have.checked
    ? undefined
    : sentence(`${name}应当${stateOf(want)}，现在${stateOf(have)}`, '', signs);
}

function stateOf({checked}: Item): string {
  return checked === null ? '是普通的列表项' : checked ? '是已完成的任务' : '是未完成的任务';
}

/** Whether something between two items is not inside the first, as it should be, so that it parts the list. */
function isExplained(before: Pair, pair: Pair, {pairs}: Compared): boolean {
  const between = pairs.slice(pairs.indexOf(before), pairs.indexOf(pair));
  return between.some(({wanted, found}) => wanted.containers.length > found.containers.length);
}
