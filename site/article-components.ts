import {calculatorModules} from './calculators';

/**
 * The tags that articles may use without an import, with their modules. A page loads only the code of the tags that it uses
 * (plugins/articles/remark-article-parts).
 */
export const articleComponents = {
  ...calculatorModules,
  CheatSheet: '@site/src/components/CheatSheet',
  CheatSheetLine: '@site/src/components/CheatSheetLine',
  Diagram: '@site/src/components/Diagram',
  Example: '@site/src/components/Example',
  Exercise: '@markdown-zh/lessons/Exercise',
  LessonAnswers: '@markdown-zh/lessons/LessonAnswers',
  LessonProgress: '@markdown-zh/lessons/LessonProgress',
  Picture: '@site/src/components/Picture',
  PlaygroundLink: '@markdown-zh/playground/PlaygroundLink',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
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
  ...calculatorModules,
  Exercise: articleComponents.Exercise,
  LessonProgress: articleComponents.LessonProgress,
} as const;

/** The page that shows each component in every state, for authors and tests. No page links to it. */
export const unlistedPage = 'gallery';
