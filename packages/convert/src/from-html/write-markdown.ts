import type {Delete, Emphasis, Root, Strong} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {mathToMarkdown} from 'mdast-util-math';
import {toMarkdown, type Handle} from 'mdast-util-to-markdown';
import {columnsOf} from '../columns-of.ts';

/**
 * Writes a mark with its signs alone. By default, if a sign would not open or close, the characters beside it become references
 * (`&#x5979;`). The fixes of the diagnosis give a text that people can read.
 */
function signed(sign: string): Handle {
  return (node: Strong | Emphasis | Delete, _, state, info) => {
    const tracker = state.createTracker(info);
    const before = tracker.move(sign);
    const content = tracker.move(
      state.containerPhrasing(node, {before, after: sign, ...tracker.current()}),
    );
    return before + content + tracker.move(sign);
  };
}

/** By default `&` is escaped before every letter, also in addresses; only what would be a character reference needs it. */
const writeRoot: Handle = (node: Root, _, state, info) => {
  state.unsafe = state.unsafe.map((pattern) =>
    pattern.character === '&'
      ? {...pattern, after: '(?:#\\w|[A-Za-z]\\w*;)', _compiled: undefined} // an earlier text may have compiled it
      : pattern,
  );
  return state.containerFlow(node, info);
};

/** Writes a tree as GFM with formulas, in the form that the site's articles have. */
export function writeMarkdown(root: Root): string {
  return toMarkdown(root, {
    bullet: '-',
    emphasis: '*',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
    extensions: [gfmToMarkdown({stringLength: columnsOf}), mathToMarkdown()],
    handlers: {root: writeRoot, strong: signed('**'), emphasis: signed('*'), delete: signed('~~')},
  });
}
