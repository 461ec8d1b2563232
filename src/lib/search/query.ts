import {normalizedText, type Simplified} from './normalize';
import {syllablesOf} from './segment';
import {isHan, tokensOf} from './tokens';

/** A term of a query, and how much it says. */
export interface QueryTerm {
  readonly term: string;
  /** 1, or less for a part of a word that is a term itself. */
  readonly weight: number;
}

/** A query as it is searched for. */
export interface Query {
  /** As it was typed, normalised, without white space at its ends. */
  readonly text: string;
  /** Its letters, digits and Han characters alone. */
  readonly letters: string;
  readonly terms: readonly QueryTerm[];
  /** The query as pinyin or initials; empty if it cannot be that. */
  readonly sound: string;
  /** The query as pinyin: the sounds of pairs of Han characters (`soundOf`). */
  readonly soundTerms: readonly QueryTerm[];
}

/** A part of a word counts less than the word. */
const partWeight = 0.3;

/** That a word and a Han character stand together counts beside themselves. */
const jointWeight = 0.6;

/** Longer queries are cut: nobody types them. */
const longestQuery = 200;

export function readQuery(typed: string, simplified: Simplified): Query {
  const text = normalizedText(typed.slice(0, longestQuery).trim(), simplified);
  const letters = lettersOf(text);
  const isLatin = /^[a-z][a-z0-9' ]*$/.test(text);
  const syllables = (isLatin && syllablesOf(text)) || [];
  return {
    text,
    letters,
    terms: termsOf(text),
    sound: isLatin && letters.length > 1 ? letters : '',
    soundTerms: syllables
      .slice(1)
      .map((syllable, index) => ({term: `${syllables[index] ?? ''} ${syllable}`, weight: 1})),
  };
}

function termsOf(text: string): QueryTerm[] {
  const tokens = tokensOf(text);
  const words = tokens.filter(({isJoint}) => !isJoint);
  const weights = new Map<string, number>();
  for (const {term, from, to, isJoint} of tokens) {
    const isPart =
      !isHan(term) &&
      words.some((word) => word.from <= from && word.to >= to && word.to - word.from > to - from);
    const weight = isJoint ? jointWeight : isPart ? partWeight : 1;
    weights.set(term, Math.max(weights.get(term) ?? 0, weight));
  }
  return Array.from(weights, ([term, weight]) => ({term, weight}));
}

/** A normalised text without spaces and signs. */
export function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
