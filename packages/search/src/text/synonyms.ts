import {normalizedText, type Simplified} from './normalize.ts';
import {tokensOf, visitTokens} from './tokens.ts';

/** Groups of words and signs that stand for one thing each. */
export type SynonymGroups = readonly (readonly string[])[];

/** A stretch of a normalised text that is a word, or signs, of a group. */
export interface ConceptMatch {
  /** The term that stands for the whole group: `@0` for the first one. No text has such a term. */
  readonly concept: string;
  readonly from: number;
  readonly to: number;
  /** How many tokens the word has. */
  readonly tokens: number;
}

export interface Synonyms {
  /** Finds words and signs in a normalised query or heading; of those inside each other, the longest. */
  readonly in: (text: string) => readonly ConceptMatch[];
  /** The words, but no signs, of which a token is the first. */
  readonly wordsAt: (term: string, text: string, from: number) => readonly ConceptMatch[];
  /** The words of a concept, normalised, without signs. */
  readonly wordsOf: (concept: string) => readonly string[];
}

interface Member {
  readonly concept: string;
  readonly text: string;
  readonly tokens: number;
  readonly isWord: boolean;
}

const none: readonly never[] = [];

/** Reads groups of synonyms. */
export function createSynonyms(groups: SynonymGroups, simplified: Simplified): Synonyms {
  const members = groups.flatMap((group, index) =>
    group.map((word): Member => {
      const text = normalizedText(word, simplified);
      const isWord = /[\p{L}\p{N}]/u.test(text);
      return {concept: `@${index}`, text, tokens: tokensOf(text).length, isWord};
    }),
  );
  const [words, all] = [members.filter(({isWord}) => isWord), members].map(byFirstTerm);
  const matchesAt = (
    known: ReadonlyMap<string, readonly Member[]> | undefined,
    term: string,
    text: string,
    from: number,
  ): readonly ConceptMatch[] => {
    const candidates = known?.get(term) ?? (term.endsWith('s') && known?.get(term.slice(0, -1)));
    return candidates ? candidates.flatMap((member) => matchOf(member, text, from)) : none;
  };
  return {
    in: (text) => {
      const found: ConceptMatch[] = [];
      visitTokens(text, (term, from) => {
        found.push(...matchesAt(all, term, text, from));
      });
      return found.filter((match) => !found.some((other) => isInside(match, other)));
    },
    wordsAt: (term, text, from) => matchesAt(words, term, text, from),
    wordsOf: (concept) =>
      members.filter((member) => member.concept === concept && member.isWord).map(({text}) => text),
  };
}

function byFirstTerm(members: readonly Member[]): ReadonlyMap<string, readonly Member[]> {
  const result = new Map<string, Member[]>();
  for (const member of members) {
    const first = tokensOf(member.text)[0]?.term ?? '';
    result.set(first, [...(result.get(first) ?? []), member]);
  }
  return result;
}

const letterOrDigit = /[a-z\d]/;

/** A letter, a digit, or a sign that joins two words: `--batch-color` is one word. */
const joint = /[a-z\d_-]/;

const sign = /[^\p{L}\p{N}\s]/u;

/** A word at an offset of a text, with the plural's s. A Latin word is not inside a longer one, and no sign follows signs. */
function matchOf({concept, text: word, tokens, isWord}: Member, text: string, from: number) {
  if (!text.startsWith(word, from)) {
    return [];
  }
  let to = from + word.length;
  if (isWord && letterOrDigit.test(word.slice(-1))) {
    to += text[to] === 's' ? 1 : 0;
    const isPart = joint.test(text[to] ?? '') || /[-_]/.test(text[from - 1] ?? '');
    return isPart ? [] : [{concept, from, to, tokens}];
  }
  return !isWord && sign.test(text[to] ?? '') ? [] : [{concept, from, to, tokens}];
}

/** How many tokens a text has, with each of its concepts as one. */
export function tokenCount(
  tokens: readonly unknown[],
  concepts: readonly Pick<ConceptMatch, 'tokens'>[],
): number {
  return concepts.reduce((sum, {tokens: own}) => sum - own + 1, tokens.length);
}

function isInside(inner: ConceptMatch, outer: ConceptMatch): boolean {
  return (
    outer.from <= inner.from &&
    outer.to >= inner.to &&
    outer.to - outer.from > inner.to - inner.from
  );
}

/** Whether a term stands for a group of synonyms. */
export function isConcept(term: string): boolean {
  return term.startsWith('@');
}
