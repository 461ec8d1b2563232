/**
 * Style sheets in addition to the one of every page, each with the folders whose rules it has: `theme/`
 * precedes a part of the theme, `components/` a component of the site. Each rule is in only one sheet, so the
 * order of rules does not depend on how a reader reached a page.
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
