import {normalize, type Simplified} from './normalize';
import {tokensOf} from './tokens';
import type {Marked} from './types';

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Length of an excerpt, in UTF-16 code units, and what stands of it before the match. */
const excerptLength = 120;
const lead = 30;

/** Where terms stand in a text; those that touch or overlap are one. */
export function matchesIn(
  text: string,
  terms: ReadonlySet<string>,
  simplified: Simplified,
): Stretch[] {
  const {text: normal, offsets} = normalize(text, simplified);
  const found: {from: number; to: number}[] = [];
  for (const {term, from, to} of tokensOf(normal)) {
    if (terms.has(term)) {
      const [start = 0, end = 0] = [offsets[from], offsets[to]];
      const last = found.at(-1);
      if (last && start <= last.to) {
        last.to = Math.max(last.to, end);
      } else {
        found.push({from: start, to: end});
      }
    }
  }
  return found;
}

/** A whole text with its matches. */
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
        (match) => match.from >= from && match.to <= from + excerptLength - lead,
      );
      const length = inside.reduce((sum, match) => sum + (match.to - match.from) ** 2, 0);
      return length > most.length ? {start: from, length} : most;
    },
    {start: 0, length: 0},
  );
  const from = Math.max(0, best.start - lead);
  const to = Math.min(text.length, from + excerptLength);
  const inside = matches
    .filter((match) => match.from >= from && match.to <= to)
    .map((match) => ({from: match.from - from, to: match.to - from}));
  const pieces = marked(text.slice(from, to), inside);
  const ellipsis = {text: '…', isMatch: false};
  return [...(from > 0 ? [ellipsis] : []), ...pieces, ...(to < text.length ? [ellipsis] : [])];
}
