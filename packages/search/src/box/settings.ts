/** Under this name the plugin hands its settings to the box. */
export const pluginName = 'markdown-zh-search';

/** Places that list pages, for readers who cannot search, or found nothing. In-site paths, such as `/docs`. */
export interface Links {
  readonly docs?: string;
  readonly posts?: string;
}

/** Whether there is one. */
export function hasLinks({docs, posts}: Links): boolean {
  return docs !== undefined || posts !== undefined;
}

/** Queries that an empty field offers. */
export interface Examples {
  /** Some words in Chinese. */
  readonly phrase?: string;
  /** A term. */
  readonly term?: string;
  /** Pinyin, and the word that it stands for. */
  readonly pinyin?: {readonly query: string; readonly word: string};
}

/** What the box knows of the site. */
export interface Settings {
  /** In-site path of the page of all results. */
  readonly path: string;
  /** Address of the index's folder, with a slash at its end. */
  readonly indexUrl: string;
  /** Language of the pages, for `lang` attributes; none where it is that of the interface. */
  readonly contentLanguage?: string;
  readonly links: Links;
  readonly examples: Examples;
}
