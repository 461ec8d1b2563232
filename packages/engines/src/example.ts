/** The source of an example: a specification, or this site's own cases of Chinese text. */
export type SetId = 'commonmark' | 'gfm' | 'chinese';

export interface Example {
  /** Its number in the specification; unique in its set. */
  readonly number: number;
  readonly source: string;
  /** The HTML that the specification requires, or the author means. */
  readonly html: string;
}

export interface Section {
  /** Unique in its set, fit for an address. */
  readonly id: string;
  readonly title: string;
  /** The explanation: an address, or a path of this site. */
  readonly reference: string;
  /** A Markdown sample of the section, if its title alone says little. */
  readonly sample?: string;
  readonly examples: readonly Example[];
}

/** A value for each set. */
export type BySet<T> = Readonly<Record<SetId, T>>;

export type ExampleSets = BySet<readonly Section[]>;

/** Maps the value of each set. */
export function mapSets<T, U>(sets: BySet<T>, map: (set: T) => U): BySet<U> {
  return {
    commonmark: map(sets.commonmark),
    gfm: map(sets.gfm),
    chinese: map(sets.chinese),
  };
}

/** The id that both specifications give to a heading in their HTML, as in `#html-blocks`. */
export function anchorOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
