import {eastAsianWidth} from 'get-east-asian-width';

/** A character that a variation selector turns into an emoji. */
const emoji = /.\uFE0F\u20E3?/gu;

/** What adds no width: combining marks, joined emoji, tones of skin, and invisible characters. */
const withoutWidth =
  /\u200D\p{Extended_Pictographic}|(?<=\p{Extended_Pictographic})\p{Emoji_Modifier}|[\p{Mn}\p{Me}\p{Cf}]/gu;

/**
 * The width of a text in columns of a font with fixed width, by Unicode's East Asian Width: two for a character of Chinese, one for a
 * Latin letter. Characters of ambiguous width count as one, as in most editors.
 */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const character of text.replace(emoji, '😀').replace(withoutWidth, '')) {
    columns += eastAsianWidth(character.codePointAt(0) ?? 0);
  }
  return columns;
}
