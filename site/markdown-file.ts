/**
 * The Markdown file of a page, beside it.
 *
 * @param path the page's path below the base URL, with or without slashes at its ends
 * @returns a path below the base URL
 */
export function markdownFile(path: string): string {
  return `${path.replace(/^\/+|(?<!\/)\/+$/g, '')}.md`;
}
