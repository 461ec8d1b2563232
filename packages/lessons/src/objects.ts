import type {Character, LeafBlock} from './leaf-blocks.ts';
import {textOf} from './meaning.ts';

const isObject = (mark: string) => mark.startsWith('picture ') || mark === 'footnote';

/** The pictures and notes in a text. */
export function objectsIn(characters: readonly Character[]): string[] {
  return characters.flatMap(({marks}) => marks.filter(isObject));
}

/** Whether a block shows the address of a picture, or links to it. */
function mentions({characters}: LeafBlock, object: string): boolean {
  const address = object.replace('picture ', '');
  return (
    textOf(characters).includes(address) ||
    characters.some(({marks}) => marks.includes(`link ${address}`))
  );
}

/** Whether a block was meant to be the pictures of another one. */
export function wasPictures(wanted: LeafBlock, found: LeafBlock): boolean {
  return objectsIn(wanted.characters).some(
    (object) => mentions(found, object) || objectsIn(found.characters).includes(object),
  );
}
