import type {Root} from 'mdast';
import {cellPlace, objectsIn, plainText, type LeafBlock, type Mark} from './blocks.ts';
import {exactText, lettersOf, wordsOf} from './meaning.ts';
import {leafBlocks, unusedNotes} from './read-blocks.ts';

/** A block of the goal, and its counterpart in the answer. */
export interface Pair {
  readonly wanted: LeafBlock;
  readonly found: LeafBlock;
}

/** The blocks of a goal and of an answer, in pairs. */
export interface Compared {
  readonly wanted: readonly LeafBlock[];
  readonly found: readonly LeafBlock[];
  /** In the order of the wanted blocks. */
  readonly pairs: readonly Pair[];
  /** Blocks of the goal that the answer lacks. */
  readonly unpaired: readonly LeafBlock[];
  /** Blocks of the answer without a counterpart in the goal. */
  readonly free: readonly LeafBlock[];
  /** The texts of footnotes that the answer defines and never refers to. */
  readonly unusedNotes: readonly string[];
}

/** Reads the blocks of a goal and of an answer, and pairs them. */
export function compare(wantedTree: Root, foundTree: Root): Compared {
  const [wanted, found] = [leafBlocks(wantedTree), leafBlocks(foundTree)];
  const pairs = pairUp(wanted, found);
  return {
    wanted,
    found,
    pairs,
    unpaired: wanted.filter((block) => !pairs.some((pair) => pair.wanted === block)),
    free: found.filter((block) => !pairs.some((pair) => pair.found === block)),
    unusedNotes: unusedNotes(foundTree),
  };
}

/** Whether a found block has exactly the words of its counterpart. */
export function isWhole(found: LeafBlock, {pairs}: Compared): boolean {
  return pairs.some((pair) => pair.found === found && wordsOf(pair.wanted) === wordsOf(found));
}

type Test = (wanted: LeafBlock, found: LeafBlock) => boolean;

/** Pairs blocks: equal blocks first, then similar blocks, then blocks of one type. */
function pairUp(wanted: readonly LeafBlock[], found: readonly LeafBlock[]): Pair[] {
  const free = new Set(found);
  const partners = new Map<LeafBlock, LeafBlock>();
  const isFree = (block: LeafBlock) => !partners.has(block);
  const rest: Rest = {
    wanted: (block) => wanted.filter((each) => each !== block && isFree(each)),
    found: () => [...free],
  };
  for (const test of testsWith(rest)) {
    for (const block of wanted.filter(isFree)) {
      const partner = [...free].find((other) => isComparable(block, other) && test(block, other));
      if (partner) {
        partners.set(block, partner);
        free.delete(partner);
      }
    }
  }
  return wanted.flatMap((block) => {
    const partner = partners.get(block);
    return partner ? [{wanted: block, found: partner}] : [];
  });
}

/** Cells pair only with cells, thematic breaks only with thematic breaks. */
function isComparable(a: LeafBlock, b: LeafBlock): boolean {
  return ['cell', 'thematicBreak'].every((type) => (a.type === type) === (b.type === type));
}

/** The blocks without a partner so far; on the side of the goal without one block. */
interface Rest {
  readonly wanted: (block: LeafBlock) => readonly LeafBlock[];
  readonly found: () => readonly LeafBlock[];
}

function testsWith(rest: Rest): Test[] {
  const holdsAnother = (block: LeafBlock, words: string) =>
    rest.wanted(block).some((each) => wordsOf(each) !== '' && words.includes(wordsOf(each)));
  const isTorn = (words: string) =>
    rest.found().filter((each) => wordsOf(each) !== '' && words.includes(wordsOf(each))).length > 1;
  return [
    same(
      (block) => `${block.type} ${block.detail} ${plainText(lettersOf(block))} ${exactText(block)}`,
    ),
    same((block) => plainText(lettersOf(block))),
    same(wordsOf),
    (block, other) => {
      const [words, others] = [wordsOf(block), wordsOf(other)];
      return words !== '' && others.includes(words) && !holdsAnother(block, others);
    },
    (block, other) => {
      const [words, others] = [wordsOf(block), wordsOf(other)];
      return likeness(words, others) >= 0.5 && !holdsAnother(block, others) && !isTorn(words);
    },
    wasPictures,
    (block, other) => block.type === 'cell' && isSameCell(block, other) && !isTorn(wordsOf(block)),
    (block, other) =>
      block.type === other.type && rest.wanted(block).length === 0 && rest.found().length === 1,
    ({type}, other) => type === other.type && ['code', 'math', 'yaml', 'html'].includes(type),
  ];
}

function same(key: (block: LeafBlock) => string): Test {
  return (block, other) =>
    key(block) === key(other) && (key(block) !== '' || block.type === other.type);
}

function isSameCell(a: LeafBlock, b: LeafBlock): boolean {
  const [one, other] = [cellPlace(a), cellPlace(b)];
  return one.row === other.row && one.column === other.column;
}

/** Whether a found block was meant to be the pictures of a wanted block. */
function wasPictures(wanted: LeafBlock, found: LeafBlock): boolean {
  return objectsIn(wanted.characters).some(
    (object) => mentions(found, object) || objectsIn(found.characters).includes(object),
  );
}

/** Whether a block shows the address of a picture, or links to it. */
function mentions({characters}: LeafBlock, object: Mark): boolean {
  const address = object.replace('picture ', '');
  return (
    plainText(characters).includes(address) ||
    characters.some(({marks}) => marks.includes(`link ${address}`))
  );
}

/** Returns how many bigrams two texts share, from 0 to 1 (Dice's coefficient). */
function likeness(a: string, b: string): number {
  const [left, right] = [bigrams(a), bigrams(b)];
  const shared = [...left].filter((pair) => right.has(pair)).length;
  return left.size + right.size === 0 ? 0 : (2 * shared) / (left.size + right.size);
}

function bigrams(text: string): Set<string> {
  const characters = Array.from(text);
  return new Set(characters.slice(1).map((value, index) => `${characters[index] ?? ''}${value}`));
}
