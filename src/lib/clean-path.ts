/**
 * The clean form of an address path: without `.html` or `/index.html` at its end. `/404.html`, the fallback that hosts
 * serve, is the one page whose address keeps its ending. Several slashes at its start become one, because links that are made
 * from `//host/x` would lead to that host.
 *
 * `plugins/pages/page-bootstrap` also inlines the source of this function into pages, so it uses no value from outside its body.
 *
 * @param path an absolute URL path, for example `/docs/intro.html`
 * @param baseUrl the path of the home page, which keeps its slash
 * @returns the path itself when it is clean already or the fallback's; `/` for `/index.html`
 */
export function cleanPath(path: string, baseUrl: string): string {
  const single = path.replace(/^\/{2,}/, '/');
  if (single.endsWith('/404.html')) {
    return single;
  }
  const trimmed = single.replace(/(?:\/index)?\.html$/, '');
  return `${trimmed}/` === baseUrl ? baseUrl : trimmed;
}
