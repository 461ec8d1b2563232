import {pinyin} from 'pinyin-pro';
import {readingsBlock} from '../first-tier.ts';
import {hanBlock, readingOf} from '../../text/syllables.ts';

let blocks: ReadonlyMap<number, string> | undefined;

/**
 * Readings of the characters that `readingOf` does not know, by block of code points. A block has one reading for each
 * code point, separated by spaces; a code point without a reading has an empty one.
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
  // Line feeds keep pinyin-pro from reading two characters as a word.
  const readings = pinyin(characters.join('\n'), {toneType: 'none', type: 'array', v: true});
  return characters
    .map((character, index) => {
      const reading = readings[2 * index]?.replaceAll('ü', 'v') ?? '';
      return readingOf(character) === undefined && /^[a-z]+$/.test(reading) ? reading : '';
    })
    .join(' ');
}
