import {pinyin} from 'pinyin-pro';
import {termKey, soundKey} from '../keys.ts';
import {readingOf} from '../../text/syllables.ts';
import {isHan} from '../../text/tokens.ts';

/** The readings of a text's Han characters in their words; other characters are unchanged. */
function readings(text: string): string[] {
  return pinyin(text, {toneType: 'none', type: 'array', v: true}).map((reading) =>
    reading.replaceAll('ü', 'v'),
  );
}

const cache = new Map<string, ReadonlyMap<number, string>>();

/** The readings in a text that differ from its characters' most common ones, by the character's position. */
export function readingsByPosition(text: string): ReadonlyMap<number, string> {
  let readingsOfText = cache.get(text);
  if (!readingsOfText) {
    readingsOfText = readPositions(text);
    cache.set(text, readingsOfText);
  }
  return readingsOfText;
}

function readPositions(text: string): ReadonlyMap<number, string> {
  const characters = Array.from(text);
  return new Map(
    (/\p{Script=Han}/u.test(text) ? readings(text) : []).flatMap((reading, index) => {
      const character = characters[index] ?? '';
      return /^[a-z]+$/.test(reading) && reading !== character && reading !== readingOf(character)
        ? [[index, reading] as const]
        : [];
    }),
  );
}

/** The same readings as a flat list: position, syllable, position, syllable. */
export function otherReadings(text: string): (number | string)[] {
  return [...readingsByPosition(text)].flat();
}

/**
 * The keys of pairs that sound different, as words or in a heading, from the most common readings of their
 * characters: 银行 is `~yin hang`.
 */
export function otherKeys(
  pairs: readonly string[],
  headings: readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const keys = new Map<string, Set<string>>();
  const add = (pair: string, sounds: readonly string[]) => {
    const key = soundKey(sounds.join(' '));
    if (key !== termKey(pair)) {
      keys.set(pair, (keys.get(pair) ?? new Set()).add(key));
    }
  };
  const inDoubt = pairs.filter(hasPolyphone);
  const all = readings(inDoubt.join('\n'));
  let at = 0;
  for (const pair of inDoubt) {
    const {length} = Array.from(pair);
    add(pair, all.slice(at, at + length));
    at += length + 1;
  }
  for (const heading of new Set(headings)) {
    const characters = Array.from(heading);
    const readingsOfHeading = readingsByPosition(heading);
    const soundAt = (position: number) =>
      readingsOfHeading.get(position) ?? readingOf(characters[position] ?? '') ?? '';
    for (const position of readingsOfHeading.keys()) {
      for (const start of [position - 1, position]) {
        const pair = characters.slice(Math.max(0, start), start + 2).join('');
        if (isHan(pair) && Array.from(pair).length === 2) {
          add(pair, [soundAt(start), soundAt(start + 1)]);
        }
      }
    }
  }
  return keys;
}

const polyphones = new Map<string, boolean>();

/** Whether a character of the term has several readings, or one that `readingOf` does not know. */
function hasPolyphone(term: string): boolean {
  return Array.from(term).some((character) => {
    let isOne = polyphones.get(character);
    if (isOne === undefined) {
      const all = pinyin(character, {toneType: 'none', type: 'array', multiple: true, v: true});
      isOne = new Set(all).size > 1 || all[0] !== readingOf(character);
      polyphones.set(character, isOne);
    }
    return isOne;
  });
}
