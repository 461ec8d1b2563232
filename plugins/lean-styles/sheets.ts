/**
 * The style sheets beside the one of every page, each with the folders whose rules it has: parts of the theme by their place
 * below `theme/`, own ones by that below `components/`. A rule is in one sheet alone, so that the order of rules does
 * not depend on the way on which a reader came to a page.
 */
export const folders: Readonly<Record<string, readonly string[]>> = {
  docs: ['theme/Doc\\w*'],
  blog: [
    'theme/Blog\\w*',
    'theme/Icon/Socials',
    'components/Blog\\w*',
    'components/RelatedPosts',
    'components/PostCount',
  ],
  home: ['components/Home\\w*'],
  playground: ['components/Workbench'],
  search: ['components/Search'],
  offline: ['components/Offline'],
  shortcuts: ['components/Shortcuts/List'],
  errors: ['theme/NotFound', 'components/NearestPages'],
  'article-parts': [
    'components/(?:Example|TryInPlayground|Figure|Picture|Diagram|Enlarge|ArticleActions)',
  ],
  calculators: ['components/(?:\\w*Calculator|CanBitTiming|CanBusLoad)'],
  compatibility: ['components/(?:Conformance|PlatformTable)'],
  'cheat-sheet': ['components/(?:CheatLine|CheatSheet|RuleList)'],
};

/** Folders of what is in the HTML of pages alone: parts that plugins write. */
export const withoutScripts = ['plugins'];

/** The folder in the path of a module, on any system. */
export function inFolders(patterns: readonly string[]): RegExp {
  const either = patterns.join('|').replaceAll('/', String.raw`[\\/]`);
  return new RegExp(String.raw`[\\/](?:${either})[\\/]`);
}
