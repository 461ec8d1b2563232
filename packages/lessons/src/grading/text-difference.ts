import {breakValue, plainText, type Character, type LeafBlock} from './blocks.ts';
import type {Compared, Pair} from './compared.ts';
import {beginning, excerpt, longestExcerpt, type Excerpt} from './excerpt.ts';
import type {Finding} from './finding.ts';
import {exactText, lettersOf, signsIn, type Letter} from './meaning.ts';
import {objectDifferences, withoutEach} from './object-differences.ts';

/** Lists the signs of Markdown that a reader sees, because they had no effect. */
export function shownSigns({wanted, found}: Pair): string[] {
  const [want, have] = [lettersOf(wanted), lettersOf(found)].map(plainText) as [string, string];
  return [wanted, found].some(({type}) => type === 'code' || type === 'html')
    ? []
    : [...new Set(withoutEach(signsIn(have), signsIn(want)))];
}

/** Reports differences that a reader sees: HTML, pictures, footnote references, line breaks, links, signs without effect. */
export function visibleFaults(pair: Pair, text: Compared): Finding[] {
  const {wanted, found} = pair;
  const [want, have] = [lettersOf(wanted), lettersOf(found)];
  if (plainText(want) === plainText(have)) {
    return [];
  }
  const tag = found.characters.findIndex(isTag);
  if (tag !== -1 && !want.some(isTag)) {
    return [htmlUsed(found.characters.slice(tag))];
  }
  const objects = [...objectDifferences(pair, text), ...breakDifference(want, have)];
  if (objects.length > 0) {
    return objects;
  }
  const link = brokenLink(pair);
  if (link) {
    return [link];
  }
  const signs = shownSigns(pair);
  return signs.length === 0
    ? []
    : [{rule: 'signs-shown', values: {block: beginning(wanted), signs}}];
}

const isTag = ({marks}: Character) => marks.includes('html');

/** Reports HTML by its first tag. */
export function htmlUsed(characters: readonly Character[]): Finding {
  const text = plainText(characters);
  return {rule: 'html-used', values: {tag: /^<[^>]*>/u.exec(text.trim())?.[0] ?? text}};
}

/** Reports the first line break that is missing or surplus. */
function breakDifference(want: readonly Letter[], have: readonly Letter[]): Finding[] {
  const isBreak = (letter: Letter | undefined) => letter?.value === breakValue;
  const rest = (letters: readonly Letter[]) => plainText(letters.filter((each) => !isBreak(each)));
  if (rest(want) !== rest(have)) {
    return [];
  }
  const first = want.findIndex(({value}, index) => value !== have[index]?.value);
  const place = first === -1 ? want.length : first;
  const line = want.slice(0, place).findLastIndex(isBreak) + 1;
  const after = excerpt(want.slice(Math.max(line, place - longestExcerpt), place));
  const rule = isBreak(want[place]) ? 'line-break-missing' : 'line-break-surplus';
  return [{rule, values: {after}}];
}

/** Reports the first link whose address or brackets the reader sees. */
function brokenLink({wanted, found}: Pair): Finding | undefined {
  const shown = plainText(found.characters);
  if (/\]\s*[:：]/u.test(shown)) {
    return undefined; // the definition of a link
  }
  const link = wanted.characters
    .flatMap(({marks}) => marks.filter((mark) => mark.startsWith('link ')))
    .find((mark) => {
      const address = mark.replace('link ', '');
      return shown.includes(address) && !plainText(wanted.characters).includes(address);
    });
  const part = wanted.characters.filter(({marks}) => link !== undefined && marks.includes(link));
  return part.length > 0 ? {rule: 'link-broken', values: {part: excerpt(part)}} : undefined;
}

/** Reports the first different words of two blocks. */
export function wordDifference({wanted, found}: Pair): Finding[] {
  const [want, have] = [lettersOf(wanted), lettersOf(found)];
  if (plainText(want) === plainText(have)) {
    return exactText(wanted) === exactText(found) ? [] : [{rule: 'exact-text-differs', values: {}}];
  }
  const before = sharedStart(want, have);
  const after = sharedStart(want.slice(before).reverse(), have.slice(before).reverse());
  const values = {
    block: beginning(wanted),
    missing: between(wanted, want, before, after),
    surplus: between(found, have, before, after),
  };
  return [{rule: 'text-differs', values}];
}

function sharedStart(a: readonly Letter[], b: readonly Letter[]): number {
  const index = a.findIndex(({value}, at) => value !== b[at]?.value);
  return index === -1 ? a.length : index;
}

/** Quotes a block without some letters at its start and its end; `undefined` if no letter is left. */
function between(
  {characters}: LeafBlock,
  letters: readonly Letter[],
  before: number,
  after: number,
): Excerpt | undefined {
  const last = letters.length - after - 1;
  const part = characters.slice(letters[before]?.at ?? 0, (letters[last]?.at ?? 0) + 1);
  return last < before || part.length === 0 ? undefined : excerpt(part);
}
