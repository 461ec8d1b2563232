import {breakValue, plainText, type Character, type LeafBlock} from './blocks.ts';

/** A quoted part of a text: U+FFFC stands for a picture, and U+2028 alone for a hard line break. */
export type Excerpt = string;

/** A longer excerpt is cut, with `…` at its end. */
export const longestExcerpt = 12;

/** Quotes characters. */
export function excerpt(characters: readonly Character[]): Excerpt {
  const text = plainText(characters);
  return text === breakValue ? text : shortened(text.replace(/[\n\u2028]/gu, ' '));
}

/** Quotes the beginning of a block. */
export function beginning({characters}: LeafBlock): Excerpt {
  return excerpt(characters);
}

/** Cuts a text to the length of an excerpt. */
export function shortened(text: string): string {
  const characters = Array.from(text.trim());
  return characters.length > longestExcerpt
    ? `${characters.slice(0, longestExcerpt).join('')}…`
    : text.trim();
}
