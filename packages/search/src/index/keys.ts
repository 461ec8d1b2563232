import {readingOf} from '../text/syllables.ts';
import {isHan} from '../text/tokens.ts';

/** Before a word and the Han character beside it, in a key. */
const jointMark = '+';

/** Before the sound of Han characters, in a key. */
const soundMark = '~';

/** Before three initials of a heading, in a term and its key. */
const initialsMark = '^';

/**
 * What terms are sorted by, so that those which may be meant by one another stand in one shard: Han characters by
 * their sound, with their homophones; words by their letters, with the longer ones that begin like them.
 */
export function keyOf(term: string): string {
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

/** The key of terms that sound so: `~zong xian`. */
export function soundKey(sound: string): string {
  return soundMark + sound;
}

/** The readings of a term's characters; a rare character stands for itself. */
function soundOf(term: string): string {
  return Array.from(term, (character) => readingOf(character) ?? character).join(' ');
}

/** The terms of initials, three by three: `zddz` is `^zdd` and `^ddz`. Fewer than three are too common. */
export function initialsTerms(initials: string): string[] {
  return Array.from(
    {length: Math.max(0, initials.length - 2)},
    (_, at) => initialsMark + initials.slice(at, at + 3),
  );
}

/**
 * The numbers of the shards that keys of a beginning stand in, or that this very key stands in.
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
