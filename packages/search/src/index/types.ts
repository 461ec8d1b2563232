/** A stretch of a page below one heading, up to the next. */
export interface Section {
  /** The heading's text; empty for what stands before the first one. */
  readonly heading: string;
  /** The heading's id; empty for what stands before the first one. */
  readonly anchor: string;
  /** Prose, with table cells and list items; blocks are separated by line feeds. */
  readonly text: string;
  /** The content of code blocks, one after another. */
  readonly code: string;
}

/** A page as it is indexed. */
export interface Page {
  readonly title: string;
  /** Path below the base URL, without a slash at its start: `docs/intro`. */
  readonly path: string;
  /** What the page stands below, from the outside in: `['教程', '基础']`. */
  readonly breadcrumb: readonly string[];
  readonly sections: readonly Section[];
}

/** The files of an index: name, and text to be served under that name. */
export type IndexFiles = ReadonlyMap<string, string>;

/** A stretch of a text that is shown; `isMatch` where the query is found. */
export interface Marked {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A section in which a query is found. */
export interface SectionResult {
  readonly heading: readonly Marked[];
  readonly anchor: string;
  /** About a hundred characters around the match; nothing where the heading alone matches. */
  readonly excerpt: readonly Marked[];
}

/** A page in which a query is found. */
export interface PageResult {
  readonly title: readonly Marked[];
  readonly path: string;
  readonly breadcrumb: readonly string[];
  /** The best first, at least one. */
  readonly sections: readonly SectionResult[];
}

export interface SearchResults {
  /** The best first. */
  readonly pages: readonly PageResult[];
  /** How many pages there are to be shown, a few hundred at most. */
  readonly total: number;
  /** The query as it was understood, where that is not as it was typed: a typo or a homophone set right. */
  readonly corrected: string | undefined;
  /** Whether a part of the index could not be had, so that results may be missing. */
  readonly isPartial: boolean;
}

export interface SearchOptions {
  /** Pages that are wanted. */
  readonly limit: number;
  /** Ends a search that nobody waits for any more, before its next fetch. */
  readonly signal?: AbortSignal | undefined;
}

export interface Searcher {
  /** Loads the first tier; rejects when it cannot be had. A later call tries again. */
  readonly load: () => Promise<void>;
  /** Rejects only when the first tier cannot be had, or when it is aborted. An empty query finds nothing. */
  readonly search: (query: string, options: SearchOptions) => Promise<SearchResults>;
}

/** Fetches a file of the index; rejects when it cannot be had. */
export type FetchFile = (name: string) => Promise<string>;
