import {objectsIn, plainText, type LeafBlock, type Mark} from './blocks.ts';
import type {Compared, Pair} from './compared.ts';
import type {Finding} from './finding.ts';
import {lettersOf, wordsOf} from './meaning.ts';

/** Reports the pictures and footnote references that are missing from a block or surplus in it. */
export function objectDifferences({wanted, found}: Pair, text: Compared): Finding[] {
  const [want, have] = [objectsIn(lettersOf(wanted)), objectsIn(lettersOf(found))];
  return [
    ...withoutEach(want, have).map((object) => missingObject(object, found, text)),
    ...withoutEach(have, want)
      .filter((object) => !text.unpaired.some((block) => has(block, object)))
      .map((actual): Finding => ({rule: 'object-surplus', values: {actual}})),
  ];
}

function missingObject(expected: Mark, block: LeafBlock | undefined, {found}: Compared): Finding {
  if (expected === 'footnote') {
    const actual = /[[【]\^(?:(?![[【]\^)[^\]】])*[\]】]/u.exec(
      plainText(block?.characters ?? []),
    )?.[0];
    return actual === undefined
      ? {rule: 'reference-missing', values: {}}
      : {rule: 'reference-broken', values: {actual}};
  }
  const isElsewhere = found.some((other) => other !== block && has(other, expected));
  return {rule: isElsewhere ? 'picture-apart' : 'picture-missing', values: {expected}};
}

/** Reports the pictures of a wanted block that has no counterpart. */
export function missingPictures(block: LeafBlock, text: Compared): Finding[] {
  const objects = objectsIn(block.characters);
  const areInOneBlock = text.found.some((other) => objects.every((object) => has(other, object)));
  return objects.map((expected) =>
    areInOneBlock
      ? {rule: 'picture-not-alone', values: {expected}}
      : missingObject(expected, undefined, text),
  );
}

/** Whether a block has only pictures that another paragraph should hold. */
export function isPartOfPictures(block: LeafBlock, {wanted, found}: Compared): boolean {
  const objects = objectsIn(block.characters);
  return (
    objects.length > 0 &&
    wordsOf(block) === '' &&
    objects.every(
      (object) =>
        wanted.some((other) => has(other, object)) &&
        !found.some((other) => other !== block && has(other, object)),
    )
  );
}

function has({characters}: LeafBlock, object: Mark): boolean {
  return objectsIn(characters).includes(object);
}

/** Removes from a list each value of another list, as often as it occurs there. */
export function withoutEach<Value>(all: readonly Value[], others: readonly Value[]): Value[] {
  const rest = [...others];
  return all.filter((each) => {
    const index = rest.indexOf(each);
    if (index !== -1) {
      rest.splice(index, 1);
    }
    return index === -1;
  });
}
