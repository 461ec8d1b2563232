import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkMath from 'remark-math';
import type {PluggableList} from 'unified';
import remarkJoinHanLines from '../plugins/articles/remark-join-han-lines';

/** Remark plugins beyond MDX and GFM, for the articles and for the tests of statements about this site. */
export const remarkPlugins: PluggableList = [
  remarkCjkFriendly,
  remarkCjkFriendlyStrikethrough,
  // A single dollar sign is a price or a shell variable here, not a formula.
  [remarkMath, {singleDollarTextMath: false}],
  remarkJoinHanLines,
];

/**
 * The headings of a list that leads to sections on other pages (plugins/articles/remark-moved-sections): of an article that was split,
 * and of one from which sections were moved.
 */
export const movedSections = ['全部小节', '搬走的小节'] as const;
