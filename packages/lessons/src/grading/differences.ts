import type {Root} from 'mdast';
import {cellPlace, isCell, isThematicBreak, itemAt, plainText, type LeafBlock} from './blocks.ts';
import {codeDifference} from './code-difference.ts';
import {compare, type Compared, type Pair} from './compared.ts';
import {containerDifference} from './container-difference.ts';
import {beginning} from './excerpt.ts';
import {blockKind, distinct, type Finding} from './finding.ts';
import {markDifferences} from './mark-differences.ts';
import {exactText, lettersOf, wordsOf} from './meaning.ts';
import {isDashes, missing} from './missing.ts';
import {isPartOfPictures} from './object-differences.ts';
import {cellDifference, noTable} from './table-difference.ts';
import {htmlUsed, shownSigns, visibleFaults, wordDifference} from './text-difference.ts';
import {typeDifference} from './type-difference.ts';

/**
 * Returns the changes that give `found` the meaning of `wanted`, in the order of the text; an empty list if both have the same meaning. Markers, blank
 * lines, spaces, the punctuation of sentences and the form of links do not matter.
 */
export function differences(wanted: Root, found: Root): Finding[] {
  const text = compare(wanted, found);
  if (text.wanted.some(isCell) && !text.found.some(isCell)) {
    return [noTable(text.found)];
  }
  const findings = distinct([
    ...text.wanted.flatMap((block) => {
      const pair = text.pairs.find((each) => each.wanted === block);
      return pair ? differencesOf(pair, text) : missing(block, text);
    }),
    ...text.free.flatMap((block) => superfluous(block, text)),
  ]);
  return findings.length > 0 || haveSameMeaning(text)
    ? findings
    : [{rule: 'result-differs', values: {}}];
}

function haveSameMeaning({wanted, found}: Compared): boolean {
  const meanings = (blocks: readonly LeafBlock[]) =>
    JSON.stringify(
      blocks.map((block) => ({
        type: block.type,
        detail: block.detail,
        containers: block.containers,
        characters: lettersOf(block).map(({value, marks}) => [value, marks]),
        exact: exactText(block),
      })),
    );
  return meanings(wanted) === meanings(found);
}

/** Compares a pair by type, place and containers first; text and marks count only where these agree. */
function differencesOf(pair: Pair, text: Compared): Finding[] {
  const signs = shownSigns(pair);
  const structure = firstFindings(
    () => typeDifference(pair, text, signs),
    () => (isCell(pair.wanted) ? cellDifference(pair, text) : []),
    () => containerDifference(pair, text, signs),
    () => misplaced(pair, text),
  );
  if (structure.length > 0) {
    return structure;
  }
  if (holdsMore(pair, text)) {
    return []; // reported for the block that it holds
  }
  return pair.wanted.type === 'code' || pair.wanted.type === 'math'
    ? codeDifference(pair, pair.wanted.type)
    : firstFindings(
        () => visibleFaults(pair, text),
        () => markDifferences(pair),
        () => wordDifference(pair),
      );
}

/** Returns the findings of the first search that finds some. */
function firstFindings(...searches: readonly (() => Finding[])[]): Finding[] {
  for (const search of searches) {
    const findings = search();
    if (findings.length > 0) {
      return findings;
    }
  }
  return [];
}

/** Whether a found block also holds the words of another wanted block. */
function holdsMore({wanted, found}: Pair, {unpaired}: Compared): boolean {
  const words = wordsOf(found);
  return unpaired
    .map(wordsOf)
    .some((other) => other !== '' && words.includes(other) && !wordsOf(wanted).includes(other));
}

/** Reports a block that should follow a block which it precedes. */
function misplaced(pair: Pair, {pairs, found}: Compared): Finding[] {
  if (isCell(pair.wanted) || pair.wanted.containers[0]?.type === 'footnote') {
    return []; // cells and footnotes have places of their own
  }
  const place = found.indexOf(pair.found);
  const after = pairs
    .slice(0, pairs.indexOf(pair))
    .findLast((other) => found.indexOf(other.found) > place)?.wanted;
  if (!after) {
    return [];
  }
  const block = beginning(pair.wanted);
  return [
    isCell(after)
      ? {rule: 'block-before-table', values: {block}}
      : {rule: 'block-misplaced', values: {block, after: beginning(after)}},
  ];
}

/** Reports a block of the answer without a counterpart, unless another finding explains it. */
function superfluous(block: LeafBlock, text: Compared): Finding[] {
  const {unpaired} = text;
  if (isThematicBreak(block)) {
    return [{rule: 'thematic-break-surplus', values: {}}];
  }
  if ((isDashes(block) && unpaired.some(isThematicBreak)) || isPartOfPictures(block, text)) {
    return []; // reported for the thematic break, or for the pictures
  }
  if (block.type === 'html') {
    return [htmlUsed(block.characters)];
  }
  if (isCell(block) && /^:?-+:?$/u.test(plainText(block.characters))) {
    return [{rule: 'table-delimiter-surplus', values: {}}];
  }
  const words = wordsOf(block);
  if (words === '') {
    return isCell(block) && unpaired.some((other) => isCell(other) && isInSameRow(other, block))
      ? [] // reported for the cell that was split
      : [withoutWords(block)];
  }
  if (isDefinition(block)) {
    return [{rule: 'definition-broken', values: {block: beginning(block)}}];
  }
  const isPart = unpaired
    .map(wordsOf)
    .some((each) => each !== '' && (each.includes(words) || words.includes(each)));
  return isPart ? [] : [{rule: 'block-surplus', values: {block: beginning(block)}}];
}

function isInSameRow(a: LeafBlock, b: LeafBlock): boolean {
  return cellPlace(a).row === cellPlace(b).row;
}

function withoutWords(block: LeafBlock): Finding {
  if (block.characters.length > 0) {
    return {rule: 'block-surplus', values: {block: beginning(block)}};
  }
  const isItem = !isCell(block) && itemAt(block, -1) !== undefined;
  return {rule: 'empty-surplus', values: {kind: isItem ? 'item' : blockKind(block)}};
}

/** Whether a block was meant to be the definition of a link. */
function isDefinition({characters}: LeafBlock): boolean {
  return /^\s*\[[^\]^]+\]\s*[:：]/u.test(plainText(characters));
}
