/**
 * Style sheets beside the one of every page, each with the folders whose rules it has: `theme/` is followed by a part of the theme,
 * `components/` by an own one. A rule is in one sheet alone, so that the order of rules does not depend on the way on which a reader
 * came to a page.
 */
export type Sheets = Readonly<Record<string, readonly string[]>>;

/** The sheets of a classic site. */
export const classicSheets: Sheets = {
  docs: ['theme/Doc\\w*'],
  blog: ['theme/Blog\\w*', 'theme/Icon/Socials'],
};

/** The folder in the path of a module, on any system. */
export function inFolders(patterns: readonly string[]): RegExp {
  const either = patterns.join('|').replaceAll('/', String.raw`[\\/]`);
  return new RegExp(String.raw`[\\/](?:${either})[\\/]`);
}
