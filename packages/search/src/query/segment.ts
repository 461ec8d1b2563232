import {syllables} from '../text/syllables.ts';

const longestSyllable = 6;

/** The most ways to cut that a search tries. */
const maxCuts = 4;

/** A way to read Latin letters as pinyin. */
export interface Cut {
  readonly syllables: readonly string[];
  /** The beginning of an unfinished last syllable; empty without one. */
  readonly rest: string;
}

/**
 * Cuts Latin letters into syllables of Mandarin, in at most four ways. They have the fewest possible syllables, or one more, the
 * fewest first. So `fangan` is `fang an` and `fan gan`, and `xian` is `xian` and `xi an`. Spaces and apostrophes are borders.
 * The last syllable may be unfinished if there is no other way.
 */
export function cutsOf(letters: string): Cut[] {
  const parts = letters.split(/[\s']+/).filter((part) => part !== '');
  let cuts: Cut[] = [{syllables: [], rest: ''}];
  parts.forEach((part, index) => {
    const isLast = index === parts.length - 1;
    const here = cutsOfPart(part, isLast);
    cuts = cuts
      .flatMap((before) =>
        here.map(({syllables: more, rest}) => ({syllables: [...before.syllables, ...more], rest})),
      )
      .slice(0, maxCuts);
  });
  return parts.length === 0 ? [] : cuts;
}

function cutsOfPart(part: string, mayBeBegun: boolean): Cut[] {
  const whole = wholeCuts(part);
  if (whole.length > 0 || !mayBeBegun) {
    return whole.map((list) => ({syllables: list, rest: ''}));
  }
  for (let end = part.length - 1; end > 0; end--) {
    const rest = part.slice(end);
    const before = isBeginning(rest) ? wholeCuts(part.slice(0, end)) : [];
    if (before.length > 0) {
      return before.map((list) => ({syllables: list, rest}));
    }
  }
  return [];
}

function isBeginning(letters: string): boolean {
  return [...syllables].some((syllable) => syllable.startsWith(letters));
}

/** The ways to cut all letters, the fewest syllables first. */
function wholeCuts(letters: string): string[][] {
  const fewest = fewestFrom(letters);
  const [least = Infinity] = fewest;
  const found: string[][] = [];
  const walk = (at: number, before: readonly string[]): void => {
    if (at === letters.length) {
      found.push([...before]);
    }
    for (let end = Math.min(letters.length, at + longestSyllable); end > at; end--) {
      const syllable = letters.slice(at, end);
      const isShort = before.length + 1 + (fewest[end] ?? Infinity) <= least + 1;
      if (isShort && found.length < 2 * maxCuts && syllables.has(syllable)) {
        walk(end, [...before, syllable]);
      }
    }
  };
  if (Number.isFinite(least)) {
    walk(0, []);
  }
  return found.sort((a, b) => a.length - b.length).slice(0, maxCuts);
}

/** The fewest syllables from each offset to the end. */
function fewestFrom(letters: string): number[] {
  const fewest = Array.from({length: letters.length + 1}, () => Infinity);
  fewest[letters.length] = 0;
  for (let at = letters.length - 1; at >= 0; at--) {
    for (let end = at + 1; end <= Math.min(letters.length, at + longestSyllable); end++) {
      if (syllables.has(letters.slice(at, end))) {
        fewest[at] = Math.min(fewest[at] ?? Infinity, 1 + (fewest[end] ?? Infinity));
      }
    }
  }
  return fewest;
}
