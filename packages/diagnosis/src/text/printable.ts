/**
 * Characters that a terminal or a page does not show as themselves. Controls can move the cursor, and format characters can reorder a line
 * (https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing). The joiners of emoji and scripts stay.
 */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029](?<![\u200C\u200D])/gu;

/** A name or a value as one can print it: hidden characters are written as `\u202E`. */
export function printable(text: string): string {
  return text.replace(
    hidden,
    (character) =>
      `\\u${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}
