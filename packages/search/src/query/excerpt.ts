import type {Normalized} from '../text/normalize.ts';
import type {Stretch} from './question.ts';
import {isHan} from '../text/tokens.ts';
import type {Marked} from '../index/types.ts';

/** Length of an excerpt, and of its part before the match, in UTF-16 code units. */
const excerptLength = 120;
const lengthBefore = 30;

const letter = /[\p{L}\p{N}]/u;

/**
 * Finds terms in a text, in order, with their offsets before normalisation. Matches that touch or overlap are one. Han
 * characters match anywhere. A word must begin and end beside a sign, a space or a Han character, or between a letter
 * and a digit.
 */
export function matchesIn(
  {text: normal, originOf}: Normalized,
  terms: ReadonlySet<string>,
): Stretch[] {
  const matches: Stretch[] = [];
  for (const term of terms) {
    const isAnywhere = isHan(term);
    for (let from = normal.indexOf(term); from >= 0; from = normal.indexOf(term, from + 1)) {
      const to = from + term.length;
      if (isAnywhere || (isBorder(normal, from) && isBorder(normal, to))) {
        matches.push({from: originOf(from), to: originOf(to)});
      }
    }
  }
  return joined(matches);
}

/** Whether a word may begin or end at an offset of a normalised text. */
function isBorder(text: string, at: number): boolean {
  const [before, after] = [text[at - 1] ?? ' ', text[at] ?? ' '];
  return (
    !letter.test(before) ||
    !letter.test(after) ||
    isHan(before) ||
    isHan(after) ||
    /\d/.test(before) !== /\d/.test(after)
  );
}

function joined(matches: Stretch[]): Stretch[] {
  const found: {from: number; to: number}[] = [];
  for (const {from, to} of matches.sort((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last && from <= last.to) {
      last.to = Math.max(last.to, to);
    } else {
      found.push({from, to});
    }
  }
  return found;
}

/** A whole text with its matches marked. */
export function marked(text: string, matches: readonly Stretch[]): Marked[] {
  const pieces: Marked[] = [];
  let at = 0;
  for (const {from, to} of matches) {
    pieces.push(
      {text: text.slice(at, from), isMatch: false},
      {text: text.slice(from, to), isMatch: true},
    );
    at = to;
  }
  pieces.push({text: text.slice(at), isMatch: false});
  return pieces.filter((piece) => piece.text !== '');
}

/** The stretch of a text with the longest matches; line feeds in it separate blocks. */
export function excerptOf(text: string, matches: readonly Stretch[]): Marked[] {
  const best = matches.reduce<{start: number; length: number}>(
    (most, {from}) => {
      const inside = matches.filter(
        (match) => match.from >= from && match.to <= from + excerptLength - lengthBefore,
      );
      const length = inside.reduce((sum, match) => sum + (match.to - match.from) ** 2, 0);
      return length > most.length ? {start: from, length} : most;
    },
    {start: 0, length: 0},
  );
  const from = wholeCharacter(text, Math.max(0, best.start - lengthBefore));
  const to = wholeCharacter(text, Math.min(text.length, from + excerptLength));
  const inside = matches
    .filter((match) => match.from >= from && match.to <= to)
    .map((match) => ({from: match.from - from, to: match.to - from}));
  const pieces = marked(text.slice(from, to), inside);
  const ellipsis = {text: '…', isMatch: false};
  return [...(from > 0 ? [ellipsis] : []), ...pieces, ...(to < text.length ? [ellipsis] : [])];
}

/** The offset, or the one before it if it is inside a surrogate pair. */
function wholeCharacter(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}
