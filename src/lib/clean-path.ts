/**
 * The clean form of an address path: without `.html` or `/index.html` at its end.
 *
 * @param path an absolute URL path, for example `/docs/intro.html`
 * @returns the path itself when it is clean already; `/` for `/index.html`
 */
export function cleanPath(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '') || '/';
}
