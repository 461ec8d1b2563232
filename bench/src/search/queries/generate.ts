import type {Page} from '@markdown-zh/search/build';
import {createRandom, hashOf} from '../../corpus/random';
import {heading, initials, question, soundedOut, title} from './from-names';
import {homophone, traditional, typo} from './from-others';
import {mixed, phrase, phraseWithGap, prefix, symbols, term} from './from-text';
import {answersTo} from './haystack';
import {createMaterial, type Maker} from './material';

/** The makers by kind of query, in the order of the report. */
export const kinds = {
  title,
  heading,
  term,
  prefix,
  mixed,
  phrase,
  'phrase with a gap': phraseWithGap,
  question,
  typo,
  traditional,
  homophone,
  pinyin: soundedOut,
  initials,
  symbols,
} satisfies Readonly<Record<string, Maker>>;

export type Kind = keyof typeof kinds;

/** Developers tune an engine on `tune`, and report only `held-out`. No needle is in both. */
export type Split = 'tune' | 'held-out';

/** A query with the pages that answer it. */
export interface Query {
  readonly kind: Kind;
  readonly query: string;
  /** The paths of the pages that answer it, at most five. */
  readonly answers: readonly string[];
}

/** Candidates to try for each wanted query. */
const triesEach = 80;

interface QueryOptions {
  readonly seed: number;
  readonly split: Split;
  /** Wanted queries of each kind. There are fewer if the pages do not yield enough. */
  readonly perKind: number;
  /** The kinds to make; all if empty. */
  readonly only?: readonly string[];
}

/** Makes queries from the pages, and labels them with their answers by plain string search in the pages. */
export function makeQueries(
  pages: readonly Page[],
  {seed, split, perKind, only = []}: QueryOptions,
): Query[] {
  const material = createMaterial(pages);
  const isOfSplit = (needle: string) =>
    (hashOf(`${seed} ${needle}`) >>> 7) % 2 === (split === 'tune' ? 0 : 1);
  const wanted = Object.entries(kinds).filter(([name]) => only.length === 0 || only.includes(name));
  return wanted.flatMap(([name, make]) => {
    const kind = name as Kind;
    const random = createRandom(hashOf(`${seed} ${kind} ${split}`));
    const queries = new Map<string, Query>();
    for (let left = perKind * triesEach; left > 0 && queries.size < perKind; left -= 1) {
      const candidate = make(material, random);
      if (candidate && isOfSplit(candidate.needle) && !queries.has(candidate.query)) {
        const {query, needle, part} = candidate;
        const answers = answersTo(material, needle, part);
        if (answers) {
          const paths = answers.map((index) => pages[index]?.path ?? '');
          queries.set(query, {kind, query, answers: paths});
        }
      }
    }
    return [...queries.values()];
  });
}
