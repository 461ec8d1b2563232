/**
 * A site's `robots.txt` (RFC 9309): everybody may read everything. What is hidden is not named here, where everybody could
 * read its name. Crawlers ask for the file at the origin alone: below a path it says where the sitemap is, to people.
 *
 * @param address origin and base URL, with a slash at the end
 */
export function renderRobots(address: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${address}sitemap.xml\n`;
}
