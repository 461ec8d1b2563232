import {Converter} from 'opencc-js';
import {hanBlock} from '../../text/han-block.ts';
import {readingOf} from '../../text/syllables.ts';

// Traditional characters as they are written in Hong Kong and Taiwan differ in a few cases.
const varieties = ['t', 'tw', 'hk'] as const;

let table: ReadonlyMap<string, string> | undefined;

/**
 * All traditional characters of Unicode's main block, and the simplified ones that OpenCC makes of them alone, as far
 * as those are one UTF-16 code unit.
 */
export function allSimplified(): ReadonlyMap<string, string> {
  table ??= readTable();
  return table;
}

function readTable(): ReadonlyMap<string, string> {
  const characters = Array.from({length: hanBlock.last - hanBlock.first + 1}, (_, index) =>
    String.fromCodePoint(hanBlock.first + index),
  );
  // Between line feeds, no two characters are taken for a word.
  const text = characters.join('\n');
  const result = new Map<string, string>();
  for (const from of varieties) {
    const simple = Converter({from, to: 'cn'})(text).split('\n');
    characters.forEach((character, index) => {
      const other = simple[index] ?? character;
      // 么 is simplified itself, but OpenCC takes it for the traditional form of a rare character.
      const isCommon = readingOf(character) !== undefined && readingOf(other) === undefined;
      if (other !== character && other.length === 1 && !isCommon && !result.has(character)) {
        result.set(character, other);
      }
    });
  }
  return result;
}
