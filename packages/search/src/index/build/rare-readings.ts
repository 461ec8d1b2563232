import {pinyin} from 'pinyin-pro';
import {hanBlock} from '../../text/han-block.ts';
import {readingsBlock} from '../first-tier.ts';
import {readingOf} from '../../text/syllables.ts';

let blocks: ReadonlyMap<number, string> | undefined;

/**
 * Readings of the characters that `readingOf` does not know, by block of code points: one for each code point, with
 * spaces between them, and nothing where there is none.
 */
export function rareReadingBlocks(): ReadonlyMap<number, string> {
  blocks ??= new Map(
    Array.from(
      {
        length:
          Math.floor(hanBlock.last / readingsBlock) -
          Math.floor(hanBlock.first / readingsBlock) +
          1,
      },
      (_, index) => {
        const block = Math.floor(hanBlock.first / readingsBlock) + index;
        return [block, readingsOf(block)] as const;
      },
    ),
  );
  return blocks;
}

function readingsOf(block: number): string {
  const characters = Array.from({length: readingsBlock}, (_, index) =>
    String.fromCodePoint(block * readingsBlock + index),
  );
  // Between line feeds, no two characters are taken for a word.
  const readings = pinyin(characters.join('\n'), {toneType: 'none', type: 'array', v: true});
  return characters
    .map((character, index) => {
      const reading = readings[2 * index]?.replaceAll('ü', 'v') ?? '';
      return readingOf(character) === undefined && /^[a-z]+$/.test(reading) ? reading : '';
    })
    .join(' ');
}
