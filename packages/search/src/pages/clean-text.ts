/** Han characters and the full-width punctuation that stands between them. */
const han = String.raw`[\p{Script=Han}\u3000-\u303f\uff00-\uffef…—·]`;
const breakBetweenHan = new RegExp(`(?<=${han})[^\\S\\n]*\\n\\s*(?=${han})`, 'gu');

/** Zero-width spaces, the byte order mark, and the invisible operators of MathML. */
const invisible = /[\u200b\u2060-\u2064\ufeff]/g;

/**
 * A block's text as it is seen: white space is one space, a line break between two Han characters is
 * nothing, and characters without a width are gone.
 */
export function cleanText(text: string): string {
  const visible = text.replace(invisible, '');
  const joined = visible.includes('\n') ? visible.replace(breakBetweenHan, '') : visible;
  return joined.replace(/\s+/g, ' ').trim();
}
