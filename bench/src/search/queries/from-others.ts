import {Converter} from 'opencc-js/cn2t';
import {integer, pick} from '../../corpus/random';
import {isWithinOneEdit, mistype} from './edits';
import {heading, title} from './from-names';
import {hanTerm, latinTerm, phrase} from './from-text';
import {pagesWhere, answersTo} from './haystack';
import {anyName, segments, type Maker} from './material';
import {normalize} from './normalize';

/** A Latin word of five letters or more with one edit that makes no other word of the corpus. */
export const typo: Maker = (material, random) => {
  const found = latinTerm(material, random);
  if (!found || !/^[a-z]{5,}$/.test(found.needle)) {
    return undefined;
  }
  const typed = mistype(random, found.query);
  const needle = normalize(typed);
  // Words that begin with the query are also near: the reader may not have finished typing.
  const isNear = (word: string) => isWithinOneEdit(word, needle) || word.startsWith(needle);
  const near = material.words.filter(isNear);
  const isClear = near.every((word) => word === found.needle) && needle !== found.needle;
  return isClear ? {...found, query: typed} : undefined;
};

const toTaiwan = Converter({from: 'cn', to: 'tw'});
const toHongKong = Converter({from: 'cn', to: 'hk'});

/** A title, heading, term or phrase in the traditional characters of Taiwan or Hong Kong. */
export const traditional: Maker = (material, random) => {
  const found = pick(random, [title, heading, hanTerm, phrase])?.(material, random);
  const query = (random() < 0.5 ? toTaiwan : toHongKong)(found?.query ?? '');
  return found && query !== found.query ? {...found, query} : undefined;
};

/** A term from a title or heading: one to three Chinese words of two characters or more. */
const nameTerm: Maker = (material, random) => {
  const words = segments(anyName(material, random));
  const from = integer(random, 0, words.length - 1);
  const taken = words.slice(from, from + integer(random, 1, 3));
  const query = taken.map(({text}) => text).join('');
  const isTerm = taken.every(({text, isHan}) => isHan && text.length >= 2);
  return isTerm ? {query, needle: normalize(query), part: 'names'} : undefined;
};

/** A Chinese term with one character replaced by a homophone. Half of the terms are from titles and headings. */
export const homophone: Maker = (material, random) => {
  const isName = random() < 0.5;
  const term = (isName ? nameTerm : hanTerm)(material, random)?.query;
  if (!term) {
    return undefined;
  }
  const at = integer(random, 0, term.length - 1);
  const others = material.syllables.soundingLike(term.charAt(at)).slice(0, 5);
  const query = term.slice(0, at) + (pick(random, others) ?? '') + term.slice(at + 1);
  const part = isName ? 'names' : 'anywhere';
  const needle = normalize(term);
  const answers = answersTo(material, needle, part);
  const sound = material.syllables.spell(needle);
  const alike = pagesWhere(material.syllables[part], (text) => text.includes(sound));
  const isWritten = material.texts.anywhere.some((text) => text.includes(query));
  const isClear = !isWritten && alike?.every((index) => answers?.includes(index));
  return isClear && query.length === term.length ? {query, needle, part} : undefined;
};
