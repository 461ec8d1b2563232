/** What of a site is searched, apart from what Docusaurus itself keeps from machines. */
export interface Scope {
  /**
   * Name of each blog whose posts are searched, by the id of its plugin: it is their breadcrumb. Nothing of
   * another blog is in the index.
   */
  readonly blogs: Readonly<Record<string, string>>;
  /** Paths below the base URL of pages that are not searched, without slashes around them. */
  readonly excluded: readonly string[];
}

/** Whether a path, below the base URL and with or without a slash at its end, is named as not searched. */
export function isExcluded(path: string, {excluded}: Scope): boolean {
  return excluded.includes(path.replace(/\/$/, ''));
}
