import type {Files} from './files.ts';
import {readingsBlock, readingsName} from '../index/first-tier.ts';
import {hanBlock} from '../text/han-block.ts';
import {readingOf} from '../text/syllables.ts';

/** Readings of characters that `readingOf` does not know. */
export type RareReadings = ReadonlyMap<string, string>;

/** The readings of a text's rare characters. Fetches the blocks of code points that have them. */
export async function rareReadings(
  text: string,
  files: Files,
  folder: string,
): Promise<RareReadings> {
  const rare = Array.from(text).filter(
    (character) => isInBlock(character) && readingOf(character) === undefined,
  );
  const found = await Promise.all(
    rare.map(async (character) => {
      const code = character.codePointAt(0) ?? 0;
      const file = await files.read(readingsName(folder, Math.floor(code / readingsBlock)));
      const reading = file?.split(' ')[code % readingsBlock] ?? '';
      return /^[a-z]+$/.test(reading) ? [[character, reading] as const] : [];
    }),
  );
  return new Map(found.flat());
}

function isInBlock(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return code >= hanBlock.first && code <= hanBlock.last;
}
