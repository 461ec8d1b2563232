import type {Meaning} from './meanings.ts';
import {termKey, soundKey} from '../index/keys.ts';
import {countSectionsWithAll} from './count-sections.ts';
import type {Query} from './query.ts';
import type {Shards, ShardRequest} from './shards.ts';
import {readingOf, hanBlock} from '../text/syllables.ts';
import {isHan} from '../text/tokens.ts';
import type {Files} from './files.ts';
import {readingsBlock, readingsName} from '../index/first-tier.ts';

/** The most spellings that a query may have. */
const maxSpellings = 5;

/** Sections to count, at most, to find the most common spelling. */
const maxCounted = 30;

interface Respelling {
  /** Pairs of characters in the query, and the pairs that replace them. */
  readonly pairs: ReadonlyMap<string, string>;
  readonly text: string;
  readonly count: number;
}

/**
 * A query with one of its Han characters replaced by a homophone, if some section then has all of its terms.
 * Undefined without such a homophone.
 */
export function homophoneMeaning(
  query: Query,
  shards: Shards,
  rare: RareReadings,
): Meaning | undefined {
  const characters = Array.from(query.text);
  const found = characters
    .flatMap((_, position) => respellAt(query, characters, position, shards, rare))
    .sort((a, b) => b.count - a.count)
    .slice(0, maxSpellings);
  const variants = new Map<string, Map<string, number>>();
  for (const {pairs} of found) {
    for (const [pair, other] of pairs) {
      variants.set(pair, (variants.get(pair) ?? new Map<string, number>()).set(other, 1));
    }
  }
  const [best] = found;
  return (
    best && {
      terms: query.terms,
      variants,
      corrected: best.text,
      spellings: found.map(({text}) => text),
    }
  );
}

function respellAt(
  {terms}: Query,
  characters: readonly string[],
  position: number,
  shards: Shards,
  rare: RareReadings,
): Respelling[] {
  const [before = '', own = '', after = ''] = [-1, 0, 1].map((step) => characters[position + step]);
  if (!isHan(own)) {
    return [];
  }
  const left = isHan(before) ? before + own : '';
  const right = isHan(after) ? own + after : '';
  const candidates =
    left === ''
      ? soundingLike(right, 0, shards, rare)
      : soundingLike(left, before.length, shards, rare);
  return [...candidates].flatMap((other) => {
    const pairs = new Map([
      ...(left === '' ? [] : [[left, before + other] as const]),
      ...(right === '' ? [] : [[right, other + after] as const]),
    ]);
    const spelt = terms.map(({term, weight}) => ({term: pairs.get(term) ?? term, weight}));
    const count = countSectionsWithAll(spelt, new Map(), shards.postingsOf, maxCounted);
    const text = [...characters.slice(0, position), other, ...characters.slice(position + 1)].join(
      '',
    );
    return count === 0 ? [] : [{pairs, text, count}];
  });
}

/**
 * The characters at offset `at`, in UTF-16 code units, in other pairs that sound like this pair and differ from it
 * only there.
 */
function soundingLike(
  pair: string,
  at: number,
  shards: Shards,
  rare: RareReadings,
): ReadonlySet<string> {
  const key = keyIn(pair, rare);
  const character = String.fromCodePoint(pair.codePointAt(at) ?? 0);
  const [before, after] = [pair.slice(0, at), pair.slice(at + character.length)];
  const found = new Set<string>();
  for (const {term, otherKey} of pair === '' ? [] : shards.linesFor({key, isPrefix: false})) {
    const isAlike = (otherKey ?? termKey(term)) === key && term !== pair;
    if (isAlike && term.startsWith(before) && term.endsWith(after)) {
      found.add(term.slice(at, term.length - after.length));
    }
  }
  return found;
}

/** The key of a pair of Han characters, which may be rare. */
function keyIn(pair: string, rare: RareReadings): string {
  const sounds = Array.from(
    pair,
    (character) => readingOf(character) ?? rare.get(character) ?? character,
  );
  return soundKey(sounds.join(' '));
}

/** Requests the shards with homophones of pairs with rare characters. */
export function rareSoundRequests({terms}: Query, rare: RareReadings): ShardRequest[] {
  return terms
    .filter(({term}) => isHan(term))
    .map(({term}) => ({term, key: keyIn(term, rare)}))
    .filter(({term, key}) => key !== termKey(term))
    .map(({key}) => ({key, isPrefix: false}));
}

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
