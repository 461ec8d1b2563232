/** What the router keeps with an entry of the history that was opened from a result. */
export interface MarkingState {
  readonly search: Marking;
}

export interface Marking {
  readonly words: readonly string[];
  /** The section in which they are marked; empty for the beginning of the page. */
  readonly anchor: string;
}

/** What such an entry holds; nothing for any other. */
export function markingOf(state: unknown): Marking | undefined {
  const {search} = asObject(state);
  const {words, anchor} = asObject(search);
  return Array.isArray(words) && typeof anchor === 'string'
    ? {words: words.filter((word) => typeof word === 'string'), anchor}
    : undefined;
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? {...value} : {};
}
