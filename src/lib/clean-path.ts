/** The fallback that hosts serve for unknown paths: the one page whose address ends in `.html`. */
const fallback = '/404.html';

/**
 * The clean form of an address path: without `.html` or `/index.html` at its end.
 *
 * @param path an absolute URL path, for example `/docs/intro.html`
 * @param baseUrl the path of the home page, which keeps its slash
 * @returns the path itself when it is clean already or the fallback's; `/` for `/index.html`
 */
export function cleanPath(path: string, baseUrl: string): string {
  if (path.endsWith(fallback)) {
    return path;
  }
  const trimmed = path.replace(/(?:\/index)?\.html$/, '');
  return `${trimmed}/` === baseUrl ? baseUrl : trimmed;
}
