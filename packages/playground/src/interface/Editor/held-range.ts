import type {HeldRange} from './text-editor.ts';

/** The text of an editor, as far as a held range needs it. */
interface EditableText {
  /** Undefined once another editor has taken its place. */
  readonly slice: (from: number, to: number) => string | undefined;
  /** Replaces a range, and calls `follow` of the held range before it returns. */
  readonly replace: (from: number, to: number, insert: string) => void;
}

export interface FollowingRange extends HeldRange {
  /**
   * Follows a change of the text.
   *
   * @param map the offset after the change of one before it; what is inserted there comes before it if `side` is 1
   */
  readonly follow: (map: (offset: number, side: -1 | 1) => number) => void;
}

/** Holds a range of an editor's text, in UTF-16 code units. */
export function holdRange(
  start: number,
  end: number,
  {slice, replace}: EditableText,
): FollowingRange {
  let [from, to] = [start, end];
  let held = slice(from, to) ?? '';
  const isWhole = () => slice(from, to) === held;
  return {
    from: () => from,
    to: () => to,
    isWhole,
    follow: (map) => {
      const isEmpty = from === to; // what is typed there comes after it
      [from, to] = [map(from, isEmpty ? -1 : 1), map(to, -1)];
    },
    replace: (insert, back = 0) => {
      const start = from - back;
      replace(start, isWhole() ? to : from, insert);
      [from, to, held] = [start, start + insert.length, insert];
    },
  };
}
