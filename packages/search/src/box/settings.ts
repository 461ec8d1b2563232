/** The name under which the plugin passes its settings to the box. */
export const pluginName = 'markdown-zh-search';

/** Lists of pages, for readers who cannot search, or whose search had no results. In-site paths, such as `/docs`. */
export interface Links {
  readonly docs?: string;
  readonly posts?: string;
}

/** Whether there is any link. */
export function hasLinks({docs, posts}: Links): boolean {
  return docs !== undefined || posts !== undefined;
}

/** Queries that an empty field offers. */
export interface Examples {
  /** A few Chinese words. */
  readonly phrase?: string;
  /** A term. */
  readonly term?: string;
  /** Pinyin, and the word that it stands for. */
  readonly pinyin?: {readonly query: string; readonly word: string};
}

/** The facts about the site that the box needs. */
export interface Settings {
  /** In-site path of the page of all results. */
  readonly path: string;
  /** Address of the index's folder, with a slash at its end. */
  readonly indexUrl: string;
  /** Language of the pages, for `lang` attributes; undefined if it is the language of the interface. */
  readonly contentLanguage?: string;
  readonly links: Links;
  readonly examples: Examples;
}
