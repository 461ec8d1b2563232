/**
 * The file of a page in a build's folder, as Docusaurus names it (`pathnameToFilename` in its `ssg/ssgUtils`).
 *
 * @param path below the base URL, decoded; the home page's is empty
 */
export function pageFile(path: string, trailingSlash: boolean | undefined): string {
  if (/\.html?$/i.test(path)) {
    return path;
  }
  return trailingSlash === false && path !== '' && !path.endsWith('/')
    ? `${path}.html`
    : `${path.replace(/\/$/, '')}/index.html`.replace(/^\//, '');
}
