import {initialsTerms} from '../index/keys.ts';
import {normalizedText, type Simplified} from '../text/normalize.ts';
import {askingIn, withoutStretches, type Stretch} from './question.ts';
import {cutsOf, type Cut} from './segment.ts';
import {isHan, tokensOf, type Token} from '../text/tokens.ts';

/** A term of a query, and its weight. */
export interface QueryTerm {
  readonly term: string;
  /** 1, or less for a part of a word, a joint of a word and a Han character, or asking words. */
  readonly weight: number;
}

/** A query in the form that the search uses. */
export interface Query {
  /** The typed text, normalised, without white space at its ends. */
  readonly text: string;
  /** Only its letters, digits and Han characters. */
  readonly letters: string;
  /** `letters` without the words that make it a question, if it is one. */
  readonly subject: string;
  /** How many tokens it has; a term may be several. */
  readonly tokens: number;
  readonly terms: readonly QueryTerm[];
  /** The query as pinyin or initials of a title; empty if it cannot be either. */
  readonly sound: string;
  /** The ways to read it as pinyin: sounds of pairs of Han characters. The last one may be incomplete. */
  readonly spellings: readonly Spelling[];
  /** Whether it looks like pinyin with a space after each syllable. */
  readonly isSpacedPinyin: boolean;
  /** The query as initials of a heading, every three in a row. */
  readonly initials: readonly QueryTerm[];
}

/** A way to read a query as pinyin. */
export interface Spelling {
  readonly sounds: readonly string[];
  /** Whether the last sound is incomplete. */
  readonly isBegun: boolean;
}

/** A part of a word counts less than the word. */
const partWeight = 0.3;

/** A word beside a Han character counts in addition to both. */
const jointWeight = 0.9;

/** The words that make a query a question occur in many texts, and say nothing about its subject. */
const askingWeight = 0.1;

/** UTF-16 code units. Longer queries are cut: nobody types them. */
const longestQuery = 200;

/** Reads a typed query. */
export function readQuery(typed: string, simplified: Simplified): Query {
  const text = normalizedText(typed.slice(0, longestQuery).trim(), simplified);
  const letters = lettersOf(text);
  const isLatin = /^[a-z][a-z0-9' ]*$/.test(text);
  const cuts = isLatin && !/\d/.test(text) ? cutsOf(text) : [];
  const words = text.split(/[\s']+/);
  const asking = askingIn(text);
  const tokens = tokensOf(text);
  return {
    text,
    letters,
    subject: lettersOf(withoutStretches(text, asking)),
    tokens: tokens.length,
    terms: termsOf(tokens, asking),
    sound: isLatin && letters.length > 1 ? letters : '',
    spellings: cuts.map(spellingOf).filter(({sounds}) => sounds.length > 0),
    isSpacedPinyin:
      words.length > 1 && cuts.some(({syllables}) => syllables.length === words.length),
    initials: /^[a-z]+$/.test(text) ? initialsTerms(text).map((term) => ({term, weight: 1})) : [],
  };
}

function spellingOf({syllables, rest}: Cut): Spelling {
  const all = rest === '' ? syllables : [...syllables, rest];
  return {
    sounds: all.slice(1).map((syllable, index) => `${all[index] ?? ''} ${syllable}`),
    isBegun: rest !== '',
  };
}

function termsOf(tokens: readonly Token[], asking: readonly Stretch[]): QueryTerm[] {
  const words = tokens.filter(({isJoint}) => !isJoint);
  const weights = new Map<string, number>();
  for (const {term, from, to, isJoint} of tokens) {
    const isPart =
      !isHan(term) &&
      words.some((word) => word.from <= from && word.to >= to && word.to - word.from > to - from);
    const isAsking = asking.some((stretch) => stretch.from < to && stretch.to > from);
    const weight =
      (isJoint ? jointWeight : isPart ? partWeight : 1) * (isAsking ? askingWeight : 1);
    weights.set(term, Math.max(weights.get(term) ?? 0, weight));
  }
  return Array.from(weights, ([term, weight]) => ({term, weight}));
}

/** A normalised text without spaces and signs. */
export function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
