import {pinyin} from 'pinyin-pro';
import {readingOf} from '../syllables';
import {keyOf} from '../terms';

/** The readings of a text's characters, as its words tell; other characters as they are. */
function readings(text: string): string[] {
  return pinyin(text, {toneType: 'none', type: 'array', v: true}).map((reading) =>
    reading.replaceAll('ü', 'v'),
  );
}

/**
 * Readings of a text that are not its characters' most common ones: pairs of a place among the characters and a
 * syllable.
 */
export function otherReadings(text: string): (number | string)[] {
  const characters = Array.from(text);
  return readings(text).flatMap((reading, index) => {
    const character = characters[index] ?? '';
    return /^[a-z]+$/.test(reading) && reading !== character && reading !== readingOf(character)
      ? [index, reading]
      : [];
  });
}

/** The keys of terms whose sound, as words, is not the one of their characters: 银行 is `yin hang`. */
export function otherKeys(terms: readonly string[]): ReadonlyMap<string, string> {
  const all = readings(terms.join('\n'));
  const keys = new Map<string, string>();
  let at = 0;
  for (const term of terms) {
    const {length} = Array.from(term);
    const key = all.slice(at, at + length).join(' ');
    if (key !== keyOf(term)) {
      keys.set(term, key);
    }
    at += length + 1;
  }
  return keys;
}
