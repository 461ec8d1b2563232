import {around, punctuation, whitespace} from './characters.ts';

interface Flanking {
  readonly left: boolean;
  readonly right: boolean;
  /** Whether the run may open or close emphasis by rules 1 to 8 of section 6.2. */
  readonly canOpen: boolean;
  readonly canClose: boolean;
}

/**
 * Whether the delimiter run `source.slice(from, to)` is left-flanking and right-flanking (CommonMark 0.31.2, section 6.2). It follows
 * whether a run of `*`, of `_` or, by the rule of `*`, of `~` may open and close.
 */
export function flanking(source: string, from: number, to: number): Flanking {
  const {before, after} = around(source, from, to);
  const isSpace = (character: string | undefined) =>
    character === undefined || whitespace.test(character);
  const isMark = (character: string | undefined) =>
    character !== undefined && punctuation.test(character);
  const left = !isSpace(after) && (!isMark(after) || isSpace(before) || isMark(before));
  const right = !isSpace(before) && (!isMark(before) || isSpace(after) || isMark(after));
  const underscore = source[from] === '_';
  return {
    left,
    right,
    canOpen: left && (!underscore || !right || isMark(before)),
    canClose: right && (!underscore || !left || isMark(after)),
  };
}
