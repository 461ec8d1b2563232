import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkMath from 'remark-math';
import type {PluggableList} from 'unified';
import remarkJoinHanLines from './join-han-lines';

/** Remark plugins beyond MDX and GFM, for the articles and for the tests of statements about this site. */
export const remarkPlugins: PluggableList = [
  remarkCjkFriendly,
  remarkCjkFriendlyStrikethrough,
  // A single dollar sign is a price or a shell variable here, not a formula.
  [remarkMath, {singleDollarTextMath: false}],
  remarkJoinHanLines,
];
