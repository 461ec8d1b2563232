import type {Count} from '../../worker/overview/count.ts';

/** The number of words as Chinese word processors give it (字数), but without punctuation. */
export function totalOf({characters, words, numbers}: Count): number {
  return characters + words + numbers;
}

/**
 * Minutes to read a text, at least one. The site's posts count 200 words a minute; a Chinese word has about 1.75 characters.
 */
export function minutesOf({characters, words, numbers}: Count): number {
  return Math.max(1, Math.round(characters / 350 + (words + numbers) / 200));
}
