import {Converter} from 'opencc-js';
import {hanBlock, readingOf} from '../../text/syllables.ts';

// A few traditional characters differ between Hong Kong and Taiwan.
const varieties = ['t', 'tw', 'hk'] as const;

let table: ReadonlyMap<string, string> | undefined;

/**
 * All traditional characters of Unicode's main block, with their simplified forms: OpenCC's for the single
 * character, if it is one UTF-16 code unit.
 */
export function allSimplified(): ReadonlyMap<string, string> {
  table ??= readTable();
  return table;
}

function readTable(): ReadonlyMap<string, string> {
  const characters = Array.from({length: hanBlock.last - hanBlock.first + 1}, (_, index) =>
    String.fromCodePoint(hanBlock.first + index),
  );
  // Line feeds keep OpenCC from converting two characters as a word.
  const text = characters.join('\n');
  const result = new Map<string, string>();
  for (const from of varieties) {
    const simple = Converter({from, to: 'cn'})(text).split('\n');
    characters.forEach((character, index) => {
      const other = simple[index] ?? character;
      // 么 is simplified, but OpenCC takes it for the traditional form of a rare character.
      const isCommon = readingOf(character) !== undefined && readingOf(other) === undefined;
      if (other !== character && other.length === 1 && !isCommon && !result.has(character)) {
        result.set(character, other);
      }
    });
  }
  return result;
}
