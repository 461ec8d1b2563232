/** The router state of a history entry that was opened from a result. */
export interface MarkingState {
  readonly search: Marking;
}

export interface Marking {
  readonly words: readonly string[];
  /** The section in which to mark them; empty for the beginning of the page. */
  readonly anchor: string;
}

/** The marking in the state of a history entry; undefined without one. */
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
