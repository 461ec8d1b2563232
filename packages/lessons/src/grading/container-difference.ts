import {headOfItem, plainText, shareContainers, type LeafBlock} from './blocks.ts';
import type {Compared, Pair} from './compared.ts';
import {beginning} from './excerpt.ts';
import type {ContainerKind, Finding} from './finding.ts';
import {itemDifference} from './item-difference.ts';
import {fakeMarker} from './meaning.ts';

/**
 * Reports the outermost difference between the containers around a block. A difference that an earlier block of the same containers already showed is
 * not repeated.
 *
 * @param signs without effect, which the answer shows
 */
export function containerDifference(
  pair: Pair,
  text: Compared,
  signs: readonly string[],
): Finding[] {
  const [want, have] = [pair.wanted, pair.found].map(({containers}) =>
    containers.map(({type}) => type),
  ) as [ContainerKind[], ContainerKind[]];
  const depth = Math.max(want.length, have.length);
  for (let index = 0; index < depth; index += 1) {
    if (want[index] !== have[index]) {
      return [kindDifference(pair, index, want, have, text, signs)];
    }
  }
  const earlier = text.pairs.slice(0, text.pairs.indexOf(pair));
  for (const [index, kind] of want.entries()) {
    const difference = {
      item: () => itemDifference(pair, index, earlier, text, signs),
      footnote: () => footnoteDifference(pair, index),
      quote: () => quoteDifference(pair, index, earlier),
    }[kind]();
    if (difference) {
      return [difference];
    }
  }
  return [];
}

/** Reports the first depth at which the kinds of the containers differ. */
function kindDifference(
  pair: Pair,
  index: number,
  want: readonly ContainerKind[],
  have: readonly ContainerKind[],
  text: Compared,
  signs: readonly string[],
): Finding {
  const block = beginning(pair.wanted);
  const [expected, actual] = [want[index], have[index]];
  const isDeeper = (kinds: readonly ContainerKind[], kind: ContainerKind) =>
    kinds.slice(index + 1).includes(kind);
  if (
    expected === 'quote' &&
    actual === 'item' &&
    isDeeper(want, 'item') &&
    isDeeper(have, 'quote')
  ) {
    return {rule: 'quoted-list-inverted', values: {block}};
  }
  if (actual === undefined || (expected !== undefined && isDeeper(want, actual))) {
    return missingContainer(pair, index, text, signs);
  }
  return expected === undefined || isDeeper(have, expected)
    ? surplusContainer(pair, index, actual, text)
    : {rule: 'container-differs', values: {block, expected, actual}};
}

function missingContainer(
  {wanted, found}: Pair,
  index: number,
  {wanted: all, pairs}: Compared,
  signs: readonly string[],
): Finding {
  const block = beginning(wanted);
  const container = wanted.containers[index];
  const parent = parentOf(wanted, all);
  if (parent && wanted.containers.slice(index).every(({type}) => type === 'item')) {
    const around = pairs.find((pair) => pair.wanted === parent)?.found.containers;
    const isSibling =
      around?.at(-1)?.type === 'item' &&
      found.containers.at(-1)?.type === 'item' &&
      around.length === found.containers.length;
    return {
      rule: 'child-outside',
      values: {block, parent: beginning(parent), isSibling, signs},
    };
  }
  const start = plainText(found.characters).trimStart();
  const signsExcept = (...named: readonly (string | undefined)[]) =>
    signs.filter((sign) => !named.includes(sign));
  if (container?.type === 'quote') {
    const actual = /^[》〉＞]/u.exec(start)?.[0];
    return found.containers.some(({type}) => type === 'quote')
      ? {rule: 'quote-too-shallow', values: {block, signs: signsExcept('>')}}
      : {rule: 'quote-missing', values: {block, actual, signs: signsExcept('>', actual)}};
  }
  if (container?.type === 'footnote') {
    const first = all.find((other) => shareContainers(other, wanted, 1));
    return {
      rule: first === wanted ? 'footnote-missing' : 'footnote-left',
      values: {block, signs},
    };
  }
  const expected = container?.ordered ? `${String(container.start + container.item - 1)}.` : '-';
  const actual = fakeMarker.exec(start)?.[0].trim() ?? '';
  return {
    rule: 'item-not-marked',
    values: {
      block,
      expected,
      actual: actual === '' ? undefined : actual,
      signs: signsExcept(expected, actual),
    },
  };
}

/** Returns the first block of the item around a block, or of the item around that item. */
function parentOf(block: LeafBlock, all: readonly LeafBlock[]): LeafBlock | undefined {
  const depth = block.containers.length;
  return headOfItem(block, depth, all) ?? headOfItem(block, depth - 1, all);
}

function surplusContainer(
  {wanted, found}: Pair,
  index: number,
  actual: ContainerKind,
  {wanted: wants, found: all, pairs}: Compared,
): Finding {
  const block = beginning(wanted);
  if (actual === 'quote' && wanted.containers.some(({type}) => type === 'quote')) {
    return {rule: 'quote-too-deep', values: {block}};
  }
  const parent = headOfItem(found, index, all);
  const head = headOfItem(wanted, index, wants);
  if (
    actual === 'item' &&
    head &&
    pairs.some((pair) => pair.wanted === head && pair.found === parent)
  ) {
    return {rule: 'item-surplus', values: {block}};
  }
  return parent
    ? {rule: 'child-surplus', values: {block, parent: beginning(parent)}}
    : {rule: 'container-surplus', values: {block, actual}};
}

function footnoteDifference({wanted, found}: Pair, index: number): Finding | undefined {
  const [want, have] = [wanted.containers[index], found.containers[index]];
  if (want?.type !== 'footnote' || have?.type !== 'footnote' || want.footnote === have.footnote) {
    return undefined;
  }
  const values = {block: beginning(wanted), expected: want.footnote, actual: have.footnote};
  return {rule: 'footnote-number', values};
}

/** Reports a block in another quote than the block before it, or in the same quote by mistake. */
function quoteDifference(
  {wanted, found}: Pair,
  index: number,
  earlier: readonly Pair[],
): Finding | undefined {
  const before = earlier.findLast(
    (pair) =>
      pair.wanted.containers[index]?.type === 'quote' &&
      shareContainers(pair.wanted, wanted, index),
  );
  if (before?.found.containers[index]?.type !== 'quote') {
    return undefined; // reported for the block before it
  }
  const isExpected = shareContainers(before.wanted, wanted, index + 1);
  const isActual = shareContainers(before.found, found, index + 1);
  return isExpected === isActual
    ? undefined
    : {rule: isExpected ? 'quote-split' : 'quote-joined', values: {block: beginning(wanted)}};
}
