/** A stretch of a page below one heading, up to the next. */
export interface Section {
  /** The heading's text; empty before the first heading. */
  readonly heading: string;
  /** The heading's id; empty before the first heading. */
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
  /** The names above the page, from the outside in: `['教程', '基础']`. */
  readonly breadcrumb: readonly string[];
  readonly sections: readonly Section[];
}

/** The files of an index: their texts by their names. */
export type IndexFiles = ReadonlyMap<string, string>;

/** A stretch of shown text; `isMatch` if it matches the query. */
export interface Marked {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A section that matches a query. */
export interface SectionResult {
  readonly heading: readonly Marked[];
  readonly anchor: string;
  /** About a hundred characters around the match; empty if only the heading matches. */
  readonly excerpt: readonly Marked[];
}

/** A page that matches a query. */
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
  /** The number of all found pages, a few hundred at most. */
  readonly total: number;
  /** The corrected query, if the search corrected a typo or a homophone. */
  readonly corrected: string | undefined;
  /** Whether a part of the index did not load, so that results may be missing. */
  readonly isPartial: boolean;
}

export interface SearchOptions {
  /** The number of wanted pages. */
  readonly limit: number;
  /** Ends the search after its current fetches, if nobody needs its results any more. */
  readonly signal?: AbortSignal | undefined;
}

export interface Searcher {
  /** Loads the first tier; rejects if that fails. A later call tries again. */
  readonly load: () => Promise<void>;
  /** Rejects only if the first tier does not load, or the signal aborts. An empty query has no results. */
  readonly search: (query: string, options: SearchOptions) => Promise<SearchResults>;
}

/** Fetches a file of the index; rejects if that fails. `isAnew`: past the browser's cache, which may have kept a damaged one. */
export type FetchFile = (name: string, isAnew?: boolean) => Promise<string>;
