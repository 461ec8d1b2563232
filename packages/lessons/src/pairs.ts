import {placeOf, type LeafBlock} from './leaf-blocks.ts';
import {exactText, lettersOf, textOf, wordsOf} from './meaning.ts';
import {wasPictures} from './objects.ts';

/** A block that is wanted, and the one that stands for it in the answer. */
export interface Pair {
  readonly wanted: LeafBlock;
  readonly found: LeafBlock;
}

type Test = (wanted: LeafBlock, found: LeafBlock) => boolean;

/** Cells and thematic breaks stand only for their like. */
function isComparable(a: LeafBlock, b: LeafBlock): boolean {
  return ['cell', 'thematicBreak'].every((type) => (a.type === type) === (b.type === type));
}

/** Pairs blocks: first those that are the same, at last those that are alike, or of one kind. */
export function pairUp(wanted: readonly LeafBlock[], found: readonly LeafBlock[]): Pair[] {
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

/** The blocks that have no partner yet: of the wanted ones, all but one. */
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
      (block) => `${block.type} ${block.detail} ${textOf(lettersOf(block))} ${exactText(block)}`,
    ),
    same((block) => textOf(lettersOf(block))),
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
    (block, other) => block.type === 'cell' && isSamePlace(block, other) && !isTorn(wordsOf(block)),
    (block, other) =>
      block.type === other.type && rest.wanted(block).length === 0 && rest.found().length === 1,
    ({type}, other) => type === other.type && ['code', 'math', 'yaml', 'html'].includes(type),
  ];
}

function isSamePlace(a: LeafBlock, b: LeafBlock): boolean {
  const [one, other] = [placeOf(a), placeOf(b)];
  return one.row === other.row && one.column === other.column;
}

function same(keyOf: (block: LeafBlock) => string): Test {
  return (block, other) =>
    keyOf(block) === keyOf(other) && (keyOf(block) !== '' || block.type === other.type);
}

/** How many pairs of neighbouring characters two texts share, from 0 to 1 (the coefficient of Dice). */
function likeness(a: string, b: string): number {
  const [left, right] = [bigramsOf(a), bigramsOf(b)];
  const shared = [...left].filter((pair) => right.has(pair)).length;
  return left.size + right.size === 0 ? 0 : (2 * shared) / (left.size + right.size);
}

function bigramsOf(text: string): Set<string> {
  const characters = Array.from(text);
  return new Set(characters.slice(1).map((value, index) => `${characters[index] ?? ''}${value}`));
}
