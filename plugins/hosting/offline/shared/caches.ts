/** Names of the caches. */
interface CacheNames {
  /** Pages that were opened, and the files that they need. */
  readonly pages: string;
  readonly files: string;
  /** The docs that a reader saved, with their files. */
  readonly docs: string;
  readonly playground: string;
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
    docs: `saved ${baseUrl}`,
    playground: `saved playground ${baseUrl}`,
    shell: `shell ${baseUrl}`,
  };
}
