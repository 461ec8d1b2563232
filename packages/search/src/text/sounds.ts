import {readingOf} from './syllables.ts';

/** The sound of a text, for queries in pinyin: `rs485zongxian` and `rs485zx` for `RS485 总线`. */
export interface Sound {
  readonly full: string;
  /** The offsets in `full` at which characters begin. */
  readonly starts: ReadonlySet<number>;
  readonly initials: string;
}

/** The sound of a normalised text. `others` has the unusual readings, by the position of their characters. */
export function soundOf(text: string, others: ReadonlyMap<number, string>): Sound {
  let full = '';
  let initials = '';
  const starts = new Set<number>();
  Array.from(text).forEach((character, index) => {
    const reading = others.get(index) ?? readingOf(character);
    const sound = reading ?? (/[a-z0-9]/.test(character) ? character : '');
    if (sound !== '') {
      starts.add(full.length);
      full += sound;
      initials += sound.charAt(0);
    }
  });
  return {full, starts, initials};
}

/**
 * The score of a query of Latin letters and digits for a sound, from 0 without a match to 1 for the whole sound. It depends on the
 * share that the query covers, and is a little higher at the beginning. A match begins where a character begins.
 */
export function soundFit(query: string, {full, starts, initials}: Sound): number {
  for (let at = full.indexOf(query); at >= 0; at = full.indexOf(query, at + 1)) {
    if (starts.has(at)) {
      return fit(query.length, full.length, at);
    }
  }
  const at = initials.indexOf(query);
  // Two letters are the initials of half the language, so they must be all initials of the text.
  return at >= 0 && (query.length > 2 || initials.length === query.length)
    ? 0.9 * fit(query.length, initials.length, at)
    : 0;
}

function fit(length: number, whole: number, at: number): number {
  const share = length / whole;
  return share === 1 ? 1 : 0.3 + 0.5 * share + (at === 0 ? 0.1 : 0);
}
