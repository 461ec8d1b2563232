import type {Edit} from './rule.ts';

/** The text after edits, which must not overlap; their offsets are those of the text before. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.from - a.from)
    .reduce((text, {from, to, insert}) => text.slice(0, from) + insert + text.slice(to), source);
}
