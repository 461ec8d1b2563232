import {syllables} from './syllables';

const longestSyllable = 6;

/**
 * Cuts Latin letters into syllables of Mandarin, as few as can be. Spaces and apostrophes are borders:
 * `xi'an` is two, `xian` one. Gives nothing when it cannot be done.
 */
export function syllablesOf(letters: string): string[] | undefined {
  const parts = letters.split(/[\s']+/).filter((part) => part !== '');
  const cut = parts.map(cutPart);
  return cut.includes(undefined) ? undefined : cut.flatMap((part) => part ?? []);
}

function cutPart(part: string): string[] | undefined {
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= part.length; end++) {
    for (let start = Math.max(0, end - longestSyllable); start < end; start++) {
      const before = best[start];
      const syllable = part.slice(start, end);
      if (
        before &&
        syllables.has(syllable) &&
        before.length + 1 < (best[end]?.length ?? Infinity)
      ) {
        best[end] = [...before, syllable];
      }
    }
  }
  return best[part.length];
}
