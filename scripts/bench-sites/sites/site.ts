import type {CorpusFile} from '../corpus';

/** A folder in which a generator has what it needs to build the corpus. */
export interface PreparedSite {
  readonly folder: string;
  /** The Node that builds it; without it, that which runs the benchmark. */
  readonly node?: string;
  /** What Node runs in the folder to build the site: a script and its arguments. */
  readonly build: readonly string[];
  /** Where the HTML is, from the folder. */
  readonly output: string;
  /** What else a build leaves in the folder. Without it and the output the next build is a cold one. */
  readonly caches: readonly string[];
  /** Where the articles of the corpus are, from the folder. */
  readonly articles: string;
  /** Where the page of a file of the corpus is served, from the site's root; without a slash at its start. */
  readonly addressOf: (file: string) => string;
  readonly remove: () => void;
}

/** A generator whose site is measured. */
export interface Site {
  readonly name: string;
  /** The generator's version; once the site has been prepared. */
  readonly version: () => string;
  readonly prepare: (corpus: readonly CorpusFile[]) => PreparedSite;
}
