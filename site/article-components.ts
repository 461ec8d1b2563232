/**
 * The tags that articles may use without importing them, and the module behind each: a page loads
 * the code of those it uses, and of no other (plugins/articles/remark-article-parts).
 */
export const articleComponents = {
  CanBitTiming: '@site/src/components/CanBitTiming',
  CanBusLoad: '@site/src/components/CanBusLoad',
  CheatLine: '@site/src/components/CheatLine',
  CheatSheet: '@site/src/components/CheatSheet',
  Diagram: '@site/src/components/Diagram',
  Example: '@site/src/components/Example',
  Picture: '@site/src/components/Picture',
  PlaygroundLink: '@site/src/components/PlaygroundLink',
  Rs485Calculator: '@site/src/components/Rs485Calculator',
  ScreenCalculator: '@site/src/components/ScreenCalculator',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
} as const;

/** What is put around each of `islands` (plugins/articles/remark-article-parts). */
export const islandFrame = '@site/src/components/Island';

/** Those of which the HTML is all that a page needs: what their controls do is up to src/components/ArticleActions. */
export const settledComponents: readonly string[] = [
  articleComponents.Diagram,
  articleComponents.Example,
  articleComponents.Picture,
  articleComponents.PlaygroundLink,
  islandFrame,
];

/** Those that work by themselves, each in an {@link islandFrame}. */
export const islands = {
  CanBitTiming: articleComponents.CanBitTiming,
  CanBusLoad: articleComponents.CanBusLoad,
  Rs485Calculator: articleComponents.Rs485Calculator,
  ScreenCalculator: articleComponents.ScreenCalculator,
} as const;

/** The page that shows each of them in every state, for authors and tests: nothing links to it. */
export const unlistedPage = 'gallery';
