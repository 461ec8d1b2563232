/** Traditional characters and the simplified ones that they are read as. */
export type Simplified = ReadonlyMap<string, string>;

/** A text in the form in which it is compared. */
export interface Normalized {
  readonly text: string;
  /** For each UTF-16 code unit, and for the end, the offset in the text that it comes from. */
  readonly offsets: readonly number[];
}

/** What NFKC and lower case may change: all but ASCII without capitals, and Unicode's main block of Han characters. */
const unusual = /[A-Z]+|[^\0-\x7F\u4E00-\u9FFF]+/g;

/**
 * Brings a text into the form in which it is compared: half width (NFKC), lower case, simplified characters.
 * Characters are mapped one by one, so that their places can be found again: see `normalize`.
 */
export function normalizedText(text: string, simplified: Simplified): string {
  return text
    .replace(unusual, (run) => Array.from(run, comparable).join(''))
    .replace(traditional(simplified), (character) => simplified.get(character) ?? character);
}

/** The same as `normalizedText`, with places. */
export function normalize(text: string, simplified: Simplified): Normalized {
  let result = '';
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    const normal = comparable(simplified.get(character) ?? character);
    for (let unit = 0; unit < normal.length; unit++) {
      offsets.push(at);
    }
    result += normal;
    at += character.length;
  }
  offsets.push(at);
  return {text: result, offsets};
}

function comparable(character: string): string {
  return character.normalize('NFKC').toLowerCase();
}

const patterns = new WeakMap<Simplified, RegExp>();

function traditional(simplified: Simplified): RegExp {
  let pattern = patterns.get(simplified);
  if (!pattern) {
    pattern = new RegExp(
      simplified.size === 0 ? '(?!)' : `[${[...simplified.keys()].join('')}]`,
      'gu',
    );
    patterns.set(simplified, pattern);
  }
  return pattern;
}
