/** Names of the caches. */
interface CacheNames {
  /** Pages that were opened, and the files that they need. */
  readonly pages: string;
  readonly files: string;
  /** The docs that a reader saved, with their files. */
  readonly saved: string;
  /** The fallback page for pages that are not stored, with its files. */
  readonly shell: string;
}

/**
 * The names of this site's caches. Other sites on the same origin have other names.
 *
 * @param baseUrl the site's base URL
 */
export function cacheNames(baseUrl: string): CacheNames {
  return {
    pages: `pages ${baseUrl}`,
    files: `files ${baseUrl}`,
    saved: `saved ${baseUrl}`,
    shell: `shell ${baseUrl}`,
  };
}
