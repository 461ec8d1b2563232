/** Simplified characters by their traditional forms. */
export type Simplified = ReadonlyMap<string, string>;

/** A text in the form that the search compares. */
export interface Normalized {
  readonly text: string;
  /** The offset in the original text of an offset in this one; both in UTF-16 code units. */
  readonly originOf: (offset: number) => number;
}

/** The characters that NFKC and lower case may change: capitals, and all outside ASCII and Unicode's main Han block. */
const unusual = /[A-Z]+|[^\0-\x7F\u4E00-\u9FFF]+/g;

/**
 * Converts a text to the form that the search compares: half width (NFKC), lower case, simplified characters.
 * It maps characters one by one, so that `normalize` can find their original offsets.
 */
export function normalizedText(text: string, simplified: Simplified): string {
  return normalize(text, simplified).text;
}

/** An offset after which the offsets of both texts differ. */
interface Shift {
  readonly at: number;
  readonly origin: number;
}

/** Like `normalizedText`, with the original offsets. */
export function normalize(text: string, simplified: Simplified): Normalized {
  const shifts: Shift[] = [];
  let grown = 0;
  const normal = text
    .replace(unusual, (run, start: number) => {
      if (/^[A-Z]/.test(run)) {
        return run.toLowerCase();
      }
      let result = '';
      let origin = start;
      for (const character of run) {
        const other = comparable(character);
        result += other;
        origin += character.length;
        if (other.length !== character.length) {
          shifts.push({at: start + grown + result.length, origin});
        }
      }
      grown += result.length - run.length;
      return result;
    })
    // Both forms are one code unit each.
    .replace(traditional(simplified), (character) => simplified.get(character) ?? character);
  return {text: normal, originOf: (offset) => originOf(shifts, offset)};
}

function originOf(shifts: readonly Shift[], offset: number): number {
  const last = shifts.findLast(({at}) => at <= offset);
  return last ? last.origin + offset - last.at : offset;
}

const known = new Map<string, string>();

function comparable(character: string): string {
  let result = known.get(character);
  if (result === undefined) {
    result = character.normalize('NFKC').toLowerCase();
    known.set(character, result);
  }
  return result;
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
