/**
 * Style sheets in addition to the one of every page, each with the folders and files whose rules it has. `theme/` precedes a part of
 * the theme, `components/` a component of the site. Each rule is in only one sheet, so the order of rules does not depend on how a
 * reader reached a page.
 */
export type Sheets = Readonly<Record<string, readonly string[]>>;

/** The sheets of a classic site. */
export const classicSheets: Sheets = {
  docs: ['theme/Doc\\w*'],
  blog: ['theme/Blog\\w*', 'theme/Icon/Socials'],
};

/** Matches the paths of modules in these folders, or in files of these names without their endings, on any system. */
export function modulesIn(patterns: readonly string[]): RegExp {
  const either = patterns.join('|').replaceAll('/', String.raw`[\\/]`);
  return new RegExp(String.raw`[\\/](?:${either})(?:[\\/]|\.[\w.]+$)`);
}
