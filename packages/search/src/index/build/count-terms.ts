import {initialsTerms} from '../keys.ts';
import {normalizedText, type Simplified} from '../../text/normalize.ts';
import type {TermLists} from '../postings.ts';
import {soundOf} from '../../text/sounds.ts';
import {tokenCount, type Synonyms} from '../../text/synonyms.ts';
import {tokensOf, visitTokens} from '../../text/tokens.ts';
import type {Page} from '../types.ts';
import {readingsByPosition} from './readings.ts';

type Field = 'heading' | 'text' | 'code';

type Lists = {readonly term: string; isCompound: boolean} & Record<Field, number[]>;

/** In code, single signs are everywhere. Two in a row have a meaning, such as `=>`. */
const shortestSignsInCode = 2;

/** The shared empty list: most terms have it in two of three fields. */
const emptyList: number[] = [];

/**
 * Collects the terms of all sections. In texts and code it counts how often a term occurs; for a heading it notes
 * how many tokens the heading has (`tokenCount`). A heading's initials are also terms. So are the concepts of synonyms, in
 * headings and texts.
 */
export function countTerms(
  pages: readonly Page[],
  simplified: Simplified,
  synonyms: Synonyms,
): ReadonlyMap<string, TermLists> {
  const terms = new Map<string, Lists>();
  const listsOf = (term: string, isCompound: boolean): Lists => {
    let lists = terms.get(term);
    if (!lists) {
      lists = {term, isCompound, heading: emptyList, text: emptyList, code: emptyList};
      terms.set(term, lists);
    }
    lists.isCompound &&= isCompound;
    return lists;
  };
  const add = (lists: Lists, field: Field, section: number, number: number) => {
    if (lists[field] === emptyList) {
      lists[field] = [section, number]; // exact length: V8 makes room for 17 at the first push to an empty list
    } else {
      lists[field].push(section, number);
    }
  };
  const countOne = (section: number, field: Field, term: string, isCompound: boolean) => {
    const lists = listsOf(term, isCompound);
    const list = lists[field];
    const last = list.length - 1;
    if (list[last - 1] === section) {
      list[last] = (list[last] ?? 0) + 1;
    } else {
      add(lists, field, section, 1);
    }
  };
  const countText = (section: number, content: string) => {
    const text = normalizedText(content, simplified);
    visitTokens(text, (term, from, _to, kind) => {
      countOne(section, 'text', term, kind === 'compound');
      for (const {concept} of synonyms.wordsAt(term, text, from)) {
        countOne(section, 'text', concept, false);
      }
    });
  };
  const countCode = (section: number, content: string) => {
    visitTokens(
      normalizedText(content, simplified),
      (term, _from, _to, kind) => {
        countOne(section, 'code', term, kind === 'compound');
      },
      shortestSignsInCode,
    );
  };
  pages
    .flatMap(({sections}) => sections)
    .forEach(({heading, text, code}, section) => {
      for (const [term, length] of termsOfHeading(heading, simplified, synonyms)) {
        add(listsOf(term, false), 'heading', section, length);
      }
      countText(section, text);
      countCode(section, code);
    });
  return terms;
}

function termsOfHeading(
  heading: string,
  simplified: Simplified,
  synonyms: Synonyms,
): (readonly [string, number])[] {
  const text = normalizedText(heading, simplified);
  const tokens = tokensOf(text);
  const concepts = synonyms.in(text);
  const {initials} = soundOf(text, readingsByPosition(heading));
  const terms = new Set([
    ...tokens.map(({term}) => term),
    ...concepts.map(({concept}) => concept),
    ...initialsTerms(initials).filter((term) => /^\^[a-z]+$/.test(term)),
  ]);
  const length = tokenCount(tokens, concepts);
  return Array.from(terms, (term) => [term, length]);
}
