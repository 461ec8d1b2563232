import {initialsTerms} from '../index/keys.ts';
import {normalizedText, type Simplified} from '../text/normalize.ts';
import {questionWordsIn, joiningWordsIn, withoutStretches, type Stretch} from './question.ts';
import {cutsOf, type Cut} from './segment.ts';
import {tokenCount, type ConceptMatch, type Synonyms} from '../text/synonyms.ts';
import {isHan, isSigns, tokensOf, type Token} from '../text/tokens.ts';

/** A term of a query, and its weight. */
export interface QueryTerm {
  readonly term: string;
  /** 1, or less for a part of a word, a joint of a word and a Han character, or question words. */
  readonly weight: number;
  /** Whether a concept of synonyms stands for it. */
  readonly isCovered?: true;
}

/** A query in the form that the search uses. */
export interface Query {
  /** The typed text, normalised, without white space at its ends. */
  readonly text: string;
  /** Only its letters, digits and Han characters. */
  readonly letters: string;
  /** `letters` without the words that make it a question, if it is one. */
  readonly subject: string;
  /** Other ways to say all of it: the synonyms of a query that is one word of a group, normalised. */
  readonly synonyms: readonly string[];
  /** The words for the things that it names, and their synonyms, normalised. */
  readonly named: readonly string[];
  /** How many tokens it has (`tokenCount`); a term may be several. */
  readonly length: number;
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

/**
 * A part of a word counts less than the word, signs less than letters, and characters between two words less than the
 * words.
 */
const partWeight = 0.3;

/** A word beside a Han character counts in addition to both. */
const jointWeight = 0.9;

/**
 * The things that a query names count more than the words around them, and by their meaning more than by their spelling. Chinese
 * without spaces and question words may be a piece of a text, so there both count alike.
 */
const conceptWeight = {asked: 1.5, literal: 1} as const;
const coveredWeight = {asked: 0.3, literal: 0.9} as const;

/** The words that make a query a question occur in many texts, and do not name its subject. */
const askingWeight = 0.1;

/** Chinese has no spaces between its words, so a query with some is a list of words. */
const spacedHan = /\p{Script=Han} +\p{Script=Han}/u;

/** Tokens of a query that is too short for a piece of a text: 插入链接 has three. */
const shortQuery = 3;

/** UTF-16 code units. Longer queries are cut: nobody types them. */
const longestQuery = 200;

/** Reads a typed query. */
export function readQuery(typed: string, simplified: Simplified, synonyms: Synonyms): Query {
  const text = normalizedText(typed.slice(0, longestQuery).trim(), simplified);
  const letters = lettersOf(text);
  const isLatin = /^[a-z][a-z0-9' ]*$/.test(text);
  const cuts = isLatin && !/\d/.test(text) ? cutsOf(text) : [];
  const words = text.split(/[\s']+/);
  const asking = questionWordsIn(text);
  const tokens = tokensOf(text);
  const concepts = synonyms.in(text);
  const subject = withoutStretches(text, asking);
  const whole = synonyms
    .in(subject)
    .filter(({from, to}) => /^[\s?]*$/.test(subject.slice(0, from) + subject.slice(to)));
  const wordsOf = (matches: readonly ConceptMatch[]) =>
    matches.flatMap(({concept}) => synonyms.wordsOf(concept));
  return {
    text,
    letters,
    subject: lettersOf(subject),
    synonyms: wordsOf(whole),
    named: wordsOf(concepts),
    length: tokenCount(tokens, concepts),
    terms: termsOf(text, tokens, asking, joiningWordsIn(text), concepts),
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

function termsOf(
  text: string,
  tokens: readonly Token[],
  asking: readonly Stretch[],
  joining: readonly Stretch[],
  concepts: readonly ConceptMatch[],
): QueryTerm[] {
  const hasLetters = tokens.some(({term}) => !isSigns(term));
  const isChinese = tokens.some(({term}) => isHan(term)) && !spacedHan.test(text);
  const kind = asking.length === 0 && isChinese ? 'literal' : 'asked';
  // A pair of characters across the border of a concept is not a word, unless the query is a piece of a text.
  const isPiece = kind === 'literal' && tokens.length > shortQuery;
  const covered = new Set<string>();
  const words = tokens.filter(({isJoint}) => !isJoint);
  const weights = new Map<string, number>();
  for (const {term, from, to, isJoint} of tokens) {
    const isPart =
      !isHan(term) &&
      words.some((word) => word.from <= from && word.to >= to && word.to - word.from > to - from);
    const overlaps = (other: Stretch) => other.from < to && other.to > from;
    const isInside = (other: Stretch) => other.from <= from && other.to >= to;
    const isAsking = asking.some(overlaps);
    const isCovered = concepts.some(isInside);
    if (isCovered) {
      covered.add(term);
    }
    const isBorder = !isPiece && concepts.some((match) => overlaps(match) && !isInside(match));
    const isJoining = joining.some(overlaps);
    const isLess = isPart || isBorder || isJoining || (hasLetters && isSigns(term));
    const weight =
      (isJoint && !isJoining
        ? jointWeight
        : isCovered
          ? coveredWeight[kind]
          : isLess
            ? partWeight
            : 1) * (isAsking ? askingWeight : 1);
    weights.set(term, Math.max(weights.get(term) ?? 0, weight));
  }
  for (const {concept} of concepts) {
    weights.set(concept, conceptWeight[kind]);
  }
  return Array.from(weights, ([term, weight]) => ({
    term,
    weight,
    ...(covered.has(term) && {isCovered: true}),
  }));
}

/** A normalised text without spaces and signs. */
export function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
