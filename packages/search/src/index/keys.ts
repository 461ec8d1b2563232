import {readingOf} from '../text/syllables.ts';
import {isHan} from '../text/tokens.ts';

/** Begins the key of a word and the Han character beside it. */
const jointMark = '+';

/** Begins the key of Han characters, before their sound. */
const soundMark = '~';

/** Begins a term of three initials of a heading, and its key. */
const initialsMark = '^';

/**
 * The sort key of a term. It puts terms that may stand for each other into one shard. Han characters are sorted by their sound,
 * beside their homophones. Words are sorted by their letters, beside longer words that begin with them.
 */
export function termKey(term: string): string {
  if (isHan(term)) {
    return soundKey(soundOf(term));
  }
  const characters = Array.from(term);
  const [first = '', ...others] = characters;
  if (others.length > 0 && isHan(first)) {
    return jointMark + others.join('') + first;
  }
  return others.length > 0 && isHan(others.at(-1) ?? '') ? jointMark + term : term;
}

/** The key of terms with this sound: `~zong xian`. */
export function soundKey(sound: string): string {
  return soundMark + sound;
}

/** The readings of a term's characters; a rare character is unchanged. */
function soundOf(term: string): string {
  return Array.from(term, (character) => readingOf(character) ?? character).join(' ');
}

/** The terms of initials: every three in a row, `^zdd` and `^ddz` for `zddz`. Fewer than three are too common. */
export function initialsTerms(initials: string): string[] {
  return Array.from(
    {length: Math.max(0, initials.length - 2)},
    (_, at) => initialsMark + initials.slice(at, at + 3),
  );
}

/**
 * The numbers of the shards that may have this key, or with `isPrefix` keys that begin with it.
 * `starts` are the first keys of all shards, in order.
 */
export function shardsWith(
  starts: readonly string[],
  key: string,
  isPrefix: boolean,
): readonly number[] {
  const first = shardAt(starts, key);
  const last = isPrefix ? shardAt(starts, `${key}\uFFFF`) : first;
  return Array.from({length: last - first + 1}, (_, index) => first + index);
}

function shardAt(starts: readonly string[], key: string): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? '') <= key) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}
