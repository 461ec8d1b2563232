import type {Edit} from './rule.ts';

/** Applies edits to a text. They must not overlap; their offsets are those of the original text. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.from - a.from)
    .reduce((text, {from, to, insert}) => text.slice(0, from) + insert + text.slice(to), source);
}
