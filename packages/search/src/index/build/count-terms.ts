import {initialsTerms} from '../keys.ts';
import {normalizedText, type Simplified} from '../../text/normalize.ts';
import type {TermLists} from '../postings.ts';
import {soundOf} from '../../text/sounds.ts';
import {tokensOf, visitTokens} from '../../text/tokens.ts';
import type {Page} from '../types.ts';
import {readingsByPlace} from './readings.ts';

type Field = 'heading' | 'text' | 'code';

type Lists = {readonly term: string; isCompound: boolean} & Record<Field, number[]>;

/** The shared empty list: most terms have it in two of three fields. */
const nothing: number[] = [];

/**
 * Collects the terms of all sections. In texts and code it counts how often a term occurs; for a heading it notes
 * how many tokens the heading has. A heading's initials are also terms.
 */
export function countTerms(
  pages: readonly Page[],
  simplified: Simplified,
): ReadonlyMap<string, TermLists> {
  const terms = new Map<string, Lists>();
  const listsOf = (term: string, isCompound: boolean): Lists => {
    let lists = terms.get(term);
    if (!lists) {
      lists = {term, isCompound, heading: nothing, text: nothing, code: nothing};
      terms.set(term, lists);
    }
    lists.isCompound &&= isCompound;
    return lists;
  };
  const add = (lists: Lists, field: Field, section: number, number: number) => {
    if (lists[field] === nothing) {
      lists[field] = [section, number]; // exact length: V8 makes room for 17 at the first push to an empty list
    } else {
      lists[field].push(section, number);
    }
  };
  const count = (section: number, field: Field, content: string) => {
    visitTokens(normalizedText(content, simplified), (term, _from, _to, kind) => {
      const lists = listsOf(term, kind === 'compound');
      const list = lists[field];
      const last = list.length - 1;
      if (list[last - 1] === section) {
        list[last] = (list[last] ?? 0) + 1;
      } else {
        add(lists, field, section, 1);
      }
    });
  };
  pages
    .flatMap(({sections}) => sections)
    .forEach(({heading, text, code}, section) => {
      for (const [term, length] of termsOfHeading(heading, simplified)) {
        add(listsOf(term, false), 'heading', section, length);
      }
      count(section, 'text', text);
      count(section, 'code', code);
    });
  return terms;
}

function termsOfHeading(heading: string, simplified: Simplified): (readonly [string, number])[] {
  const text = normalizedText(heading, simplified);
  const tokens = tokensOf(text);
  const {initials} = soundOf(text, readingsByPlace(heading));
  const terms = new Set([
    ...tokens.map(({term}) => term),
    ...initialsTerms(initials).filter((term) => /^\^[a-z]+$/.test(term)),
  ]);
  return Array.from(terms, (term) => [term, tokens.length]);
}
