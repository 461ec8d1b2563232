import {eastAsianWidth} from 'get-east-asian-width';

/** A character that a variation selector turns into an emoji. */
const emoji = /.\uFE0F\u20E3?/gu;

/** Characters without a width: combining marks, joined emoji, tones of skin, and invisible characters. */
const withoutWidth =
  /\u200D\p{Extended_Pictographic}|(?<=\p{Extended_Pictographic})\p{Emoji_Modifier}|[\p{Mn}\p{Me}\p{Cf}]/gu;

/**
 * The width of a text in columns of a font with fixed width. By Unicode's East Asian Width, a Chinese character has two, and a Latin
 * letter one. Characters of ambiguous width count as one, as in most editors.
 */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const character of text.replace(emoji, '😀').replace(withoutWidth, '')) {
    columns += eastAsianWidth(character.codePointAt(0) ?? 0);
  }
  return columns;
}
