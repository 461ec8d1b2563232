import {
  breakValue,
  pictureValue,
  plainText,
  type Character,
  type LeafBlock,
  type Mark,
} from './blocks.ts';
import type {Pair} from './compared.ts';
import {excerpt, type Excerpt} from './excerpt.ts';
import type {Finding} from './finding.ts';
import {lettersOf, type Letter} from './meaning.ts';

/** A part of a text with a mark that is missing or surplus. */
interface Stretch {
  readonly mark: Mark;
  readonly part: Excerpt;
  readonly isWanted: boolean;
  /** The marks of its first letter, in the goal and in the answer. */
  readonly expected: readonly Mark[];
  readonly actual: readonly Mark[];
}

/** Reports, for each mark, the first part where it is missing or surplus. */
export function markDifferences({wanted, found}: Pair): Finding[] {
  const [want, have] = [lettersOf(wanted), lettersOf(found)];
  if (plainText(want) !== plainText(have)) {
    return strangeMarks(wanted.characters, found.characters);
  }
  const marks = new Set([...want, ...have].flatMap((letter) => letter.marks));
  const stretches = [...marks].flatMap((mark) => stretchOf(mark, wanted, want, have));
  return stretches.flatMap((stretch) =>
    stretch.isWanted ? [missingMark(stretch, stretches)] : surplusMark(stretch, stretches),
  );
}

function stretchOf(
  mark: Mark,
  {characters}: LeafBlock,
  want: readonly Letter[],
  have: readonly Letter[],
): Stretch[] {
  const has = (letter: Letter | undefined) => letter?.marks.includes(mark) ?? false;
  const first = want.findIndex((letter, index) => has(letter) !== has(have[index]));
  if (first === -1) {
    return [];
  }
  const isWanted = has(want[first]);
  const after = want.findIndex(
    (letter, index) =>
      index > first &&
      (has(letter) !== isWanted ||
        has(have[index]) === isWanted ||
        (endsAtPunctuation.has(mark) && isAfterPunctuation(want, index, characters))),
  );
  const part = characters.slice(
    want[first]?.at,
    (want[(after === -1 ? want.length : after) - 1]?.at ?? 0) + 1,
  );
  const [expected, actual] = [want[first]?.marks ?? [], have[first]?.marks ?? []];
  return [{mark, part: excerpt(part), isWanted, expected, actual}];
}

/** Marks around words. Code and addresses continue after punctuation. */
const endsAtPunctuation: ReadonlySet<Mark> = new Set<Mark>(['strong', 'emphasis', 'delete']);

function isAfterPunctuation(
  letters: readonly Letter[],
  index: number,
  characters: readonly Character[],
): boolean {
  const gap = characters.slice((letters[index - 1]?.at ?? 0) + 1, letters[index]?.at);
  return gap.some(({value}) => value.trim() !== '');
}

function missingMark(stretch: Stretch, all: readonly Stretch[]): Finding {
  const {mark, part, actual} = stretch;
  if (mark === 'footnote') {
    return {rule: 'reference-unmarked', values: {part}};
  }
  if (hasOtherAddress(actual, mark)) {
    return {rule: 'address-differs', values: {part, expected: mark.replace(/^\w+ /u, '')}};
  }
  const values = {part, expected: mark, actual: twinOf(stretch, all)?.mark};
  return {rule: 'mark-missing', values};
}

/** Reports a surplus mark, unless the finding about a missing mark of the same part shows it. */
function surplusMark(stretch: Stretch, all: readonly Stretch[]): Finding[] {
  const {mark, part, expected} = stretch;
  const isObject = part === pictureValue || part === breakValue;
  const isInside = all.some((other) => other.isWanted && (isObject || other.part.includes(part)));
  return hasOtherAddress(expected, mark) || twinOf(stretch, all) || isInside
    ? []
    : [{rule: 'mark-surplus', values: {part, actual: mark}}];
}

/** Whether there is a link in the place of a link, or a picture in the place of a picture. */
function hasOtherAddress(marks: readonly Mark[], mark: Mark): boolean {
  const kind = /^\w+ /u.exec(mark)?.[0];
  return kind !== undefined && marks.some((each) => each.startsWith(kind) && each !== mark);
}

/** Returns the stretch of the same part whose mark is surplus where this mark is missing, or the reverse. */
function twinOf({part, isWanted}: Stretch, all: readonly Stretch[]): Stretch | undefined {
  return all.find(
    (other) =>
      other.part === part && other.isWanted !== isWanted && !other.mark.startsWith('picture '),
  );
}

/** Reports marks that the goal has nowhere: signs that had an effect and should be visible. */
function strangeMarks(wanted: readonly Character[], found: readonly Character[]): Finding[] {
  const known = new Set(wanted.flatMap(({marks}) => marks));
  const strange = new Set(found.flatMap(({marks}) => marks).filter((mark) => !known.has(mark)));
  return [...strange].map((actual) => {
    const first = found.findIndex(({marks}) => marks.includes(actual));
    const after = found.findIndex(({marks}, index) => index > first && !marks.includes(actual));
    const part = found.slice(first, after === -1 ? found.length : after);
    return {rule: 'mark-surplus', values: {part: excerpt(part), actual}};
  });
}
