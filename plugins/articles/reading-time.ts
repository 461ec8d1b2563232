import type {ReadingTimeFunctionOption} from '@docusaurus/plugin-content-blog';

/** Words that a reader reads in a minute, as in Docusaurus. */
export const wordsPerMinute = 200;

/**
 * At most 1,000 characters, up to the end of a line or sentence if there is one. There, no word goes on: the pieces of a text have the
 * same words as the text, unless 1,000 characters have no end.
 */
const piece = /[^]{0,999}[\n。！？]|[^]{1,1000}/gu;

/**
 * Counts the words of a text by Unicode's segmentation, piece by piece. For a whole Chinese text, the time of `Intl.Segmenter` in V8 grows
 * with the square of the length: minutes for 600 KB.
 */
export function countWords(text: string, locale: string): number {
  const segmenter = new Intl.Segmenter(locale, {granularity: 'word'});
  let words = 0;
  for (const [part] of text.matchAll(piece)) {
    for (const {isWordLike} of segmenter.segment(part)) {
      words += isWordLike ? 1 : 0;
    }
  }
  return words;
}

/** The minutes that Docusaurus's own function gives, in time that grows with the length (`readingTime` of the blog plugin). */
export const readingTime: ReadingTimeFunctionOption = ({content, locale}) =>
  Math.round((countWords(content, locale) / wordsPerMinute) * 100) / 100;
