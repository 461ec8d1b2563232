/** Han characters and the full-width punctuation between them. */
const han = String.raw`[\p{Script=Han}\u3000-\u303f\uff00-\uffef…—·]`;
const breakBetweenHan = new RegExp(`(?<=${han})(?<![^\\S\\n])[^\\S\\n]*\\n\\s*(?=${han})`, 'gu');

/** Zero-width spaces, the byte order mark, and the invisible operators of MathML. */
const invisible = /[\u200b\u2060-\u2064\ufeff]/g;

/**
 * A block's visible text. Collapses white space to one space, and removes line breaks between two Han characters, and
 * characters without a width.
 */
export function cleanText(text: string): string {
  const visible = text.replace(invisible, '');
  const joined = visible.includes('\n') ? visible.replace(breakBetweenHan, '') : visible;
  return joined.replace(/\s+/g, ' ').trim();
}
