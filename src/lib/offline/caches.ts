/** What is stored where. */
interface CacheNames {
  /** Pages that were opened, and the files that they need. */
  readonly pages: string;
  readonly files: string;
  /** The docs that a reader asked for, with their files. */
  readonly saved: string;
  /** The page that is shown in the place of one that is not stored, with its files. */
  readonly shell: string;
}

/**
 * Names of this site's stores. Other sites of the same origin have their own.
 *
 * @param baseUrl the path that the site is below
 */
export function cacheNames(baseUrl: string): CacheNames {
  return {
    pages: `pages ${baseUrl}`,
    files: `files ${baseUrl}`,
    saved: `saved ${baseUrl}`,
    shell: `shell ${baseUrl}`,
  };
}
