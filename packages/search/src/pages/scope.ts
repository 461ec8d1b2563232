/** The pages of a site that the search covers, without those that Docusaurus itself hides from robots. */
export interface Scope {
  /**
   * Names of the blogs that the search covers, by their plugin ids. A name is the breadcrumb of its posts. The index
   * has no posts of other blogs.
   */
  readonly blogs: Readonly<Record<string, string>>;
  /** Paths of pages to leave out, below the base URL, without slashes around them. */
  readonly excluded: readonly string[];
}

/** Whether to leave out the page at a path, below the base URL, with or without a slash at its end. */
export function isExcludedPath(path: string, {excluded}: Scope): boolean {
  return excluded.includes(path.replace(/\/$/, ''));
}
