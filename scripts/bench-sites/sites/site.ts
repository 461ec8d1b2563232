import type {CorpusFile} from '../corpus';

/** A folder in which a generator has what it needs to build the corpus. */
export interface PreparedSite {
  readonly folder: string;
  /** Builds once; throws with the generator's output when that fails. */
  readonly build: () => void;
  /** Where the HTML is, from the folder. */
  readonly output: string;
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
