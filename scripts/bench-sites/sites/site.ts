import type {CorpusFile} from '../corpus';

/** A folder in which a generator can build the corpus. */
export interface PreparedSite {
  readonly folder: string;
  /** The Node that builds it; by default the running one. */
  readonly node?: string;
  /** Variables of its environment, beside those of this process. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The arguments of Node that build the site in the folder: a script and its arguments. */
  readonly build: readonly string[];
  /** The folder of the HTML, inside the folder. */
  readonly output: string;
  /** Caches of a build in the folder. A build without them and without the output is a cold one. */
  readonly caches: readonly string[];
  /** The folder of the articles, inside the folder. */
  readonly articles: string;
  /** The path of an article's page, without a leading slash. */
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
