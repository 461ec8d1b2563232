import {pinyin} from 'pinyin-pro';
import type {Haystack} from './haystack';

/** The sounds of a corpus, character by character, without tones. Polyphones have their most common reading. */
export interface Syllables {
  /** The text with each Han character as its syllable, between spaces: ` zong xian , a `. */
  readonly spell: (text: string) => string;
  /** Each page's title and headings, spelt. */
  readonly names: readonly string[];
  /** `names` without spaces, to rule out pages quickly. */
  readonly joinedNames: readonly string[];
  /** The first letters of the syllables in `names`, without spaces. */
  readonly initialsOfNames: readonly string[];
  /** The whole text of each page, spelt. */
  readonly anywhere: readonly string[];
  /** Characters of the corpus that sound like this one, the most frequent first, without itself. */
  readonly soundingLike: (character: string) => readonly string[];
}

/** Spells all pages once. */
export function createSyllables({texts}: Haystack): Syllables {
  const sounds = new Map<string, string>();
  const soundOf = (character: string) => {
    const known = sounds.get(character) ?? pinyin(character, {toneType: 'none', v: true});
    sounds.set(character, known);
    return known;
  };
  const spell = (text: string) =>
    text.replace(/\p{Script=Han}/gu, (character) => ` ${soundOf(character)} `).replace(/ +/g, ' ');

  const frequencies = new Map<string, number>();
  for (const text of texts.anywhere) {
    for (const character of text.match(/\p{Script=Han}/gu) ?? []) {
      frequencies.set(character, (frequencies.get(character) ?? 0) + 1);
    }
  }
  const bySound = new Map<string, string[]>();
  for (const [character] of [...frequencies].sort((a, b) => b[1] - a[1])) {
    const sound = soundOf(character);
    bySound.set(sound, [...(bySound.get(sound) ?? []), character]);
  }
  const names = texts.names.map(spell);
  return {
    spell,
    names,
    joinedNames: names.map((name) => name.replaceAll(' ', '')),
    initialsOfNames: names.map((name) => name.replace(/([^ \n])[^ \n]*| /g, '$1')),
    anywhere: texts.anywhere.map(spell),
    soundingLike: (character) =>
      (bySound.get(soundOf(character)) ?? []).filter((other) => other !== character),
  };
}
