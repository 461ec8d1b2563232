/**
 * The tags that articles may use without an import, with their modules. A page loads only the code of the tags that it uses
 * (plugins/articles/remark-article-parts).
 */
export const articleComponents = {
  CanBitTiming: '@site/src/components/CanBitTiming',
  CanBusLoad: '@site/src/components/CanBusLoad',
  CheatSheet: '@site/src/components/CheatSheet',
  CheatSheetLine: '@site/src/components/CheatSheetLine',
  Diagram: '@site/src/components/Diagram',
  DividerLdoCalculator: '@site/src/components/DividerLdoCalculator',
  Example: '@site/src/components/Example',
  Exercise: '@site/src/components/Exercise',
  I2cPullUpCalculator: '@site/src/components/I2cPullUpCalculator',
  LessonAnswers: '@site/src/components/LessonAnswers',
  LessonProgress: '@site/src/components/LessonProgress',
  ModbusRtuCalculator: '@site/src/components/ModbusRtuCalculator',
  Picture: '@site/src/components/Picture',
  PlaygroundLink: '@site/src/components/PlaygroundLink',
  Rs485Calculator: '@site/src/components/Rs485Calculator',
  ScreenCalculator: '@site/src/components/ScreenCalculator',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
  UartBaudCalculator: '@site/src/components/UartBaudCalculator',
} as const;

/** The names of these tags, and of those on every page (src/theme/MDXComponents). */
export const articleTags: readonly string[] = [
  ...Object.keys(articleComponents),
  'Details',
  'Head',
];

/** The wrapper of each island (plugins/articles/remark-article-parts). */
export const islandFrame = '@site/src/components/Island';

/** Components whose HTML is all that a page needs. src/components/ArticleActions runs their controls. */
export const staticComponents: readonly string[] = [
  articleComponents.Diagram,
  articleComponents.Example,
  articleComponents.LessonAnswers,
  articleComponents.Picture,
  articleComponents.PlaygroundLink,
  islandFrame,
];

/** Components that hydrate on their own, each in an {@link islandFrame}. */
export const islands = {
  CanBitTiming: articleComponents.CanBitTiming,
  CanBusLoad: articleComponents.CanBusLoad,
  DividerLdoCalculator: articleComponents.DividerLdoCalculator,
  Exercise: articleComponents.Exercise,
  I2cPullUpCalculator: articleComponents.I2cPullUpCalculator,
  LessonProgress: articleComponents.LessonProgress,
  ModbusRtuCalculator: articleComponents.ModbusRtuCalculator,
  Rs485Calculator: articleComponents.Rs485Calculator,
  ScreenCalculator: articleComponents.ScreenCalculator,
  UartBaudCalculator: articleComponents.UartBaudCalculator,
} as const;

/** The page that shows each component in every state, for authors and tests. Nothing links to it. */
export const unlistedPage = 'gallery';
