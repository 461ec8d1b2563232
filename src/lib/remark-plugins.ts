import type {Root} from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkMath from 'remark-math';
import type {PluggableList} from 'unified';
import {visit} from 'unist-util-visit';

/** Remark plugins beyond MDX and GFM, for the articles and for the tests of statements about this site. */
export const remarkPlugins: PluggableList = [
  remarkCjkFriendly,
  remarkCjkFriendlyStrikethrough,
  // A single dollar sign is a price or a shell variable here, not a formula.
  [remarkMath, {singleDollarTextMath: false}],
  remarkJoinHanLines,
];

/** Han characters and full-width punctuation. */
const han = String.raw`[\p{Script=Han}\u3000-\u303f\uff00-\uffef…—·]`;
const breakBetweenHan = new RegExp(`(?<=${han})[ \\t]*\\n[ \\t]*(?=${han})`, 'gu');

/**
 * Joins the lines of a paragraph where a soft line break separates two Han characters.
 *
 * CommonMark renders a soft line break as a line ending, which HTML shows as a space (section 6.8).
 * In Chinese text, which has no spaces between words, that is a gap. Articles here are written one
 * sentence a line, so every paragraph would have such gaps. Code is not touched, nor is a break
 * beside a Latin letter, where the space belongs.
 *
 * remark-join-cjk-lines does the same, but was last released for mdast 2 (unist-util-visit 2).
 */
export function remarkJoinHanLines() {
  return (tree: Root): void => {
    visit(tree, 'text', (node) => {
      node.value = node.value.replace(breakBetweenHan, '');
    });
  };
}
