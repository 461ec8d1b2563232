import {visit} from 'unist-util-visit';
import type {Edit} from '@markdown-zh/diagnosis/edits';
import {destination} from './write-text.ts';
import {rangeOf} from './parse.ts';
import type {Conversion, ForeignText} from './step.ts';

/** Pictures that the old blog served from another folder get the address that they have here. */
export function pictures({source, tree, options: {pictureOf}}: ForeignText): Conversion {
  const fixes: Edit[] = [];
  visit(tree, ['image', 'definition'], (node) => {
    if (node.type !== 'image' && node.type !== 'definition') {
      return;
    }
    const {start, end} = rangeOf(node);
    const found = pictureOf?.(node.url);
    const text = source.slice(start, end);
    const at = /\]\(\s*<?|\]:\s*<?/.exec(text);
    const from = text.indexOf(node.url, at ? at.index + at[0].length : 0);
    if (found !== undefined && found !== node.url && from >= 0) {
      const isQuoted = text.charAt(from - 1) === '<';
      fixes.push({
        from: start + from,
        to: start + from + node.url.length,
        insert: isQuoted ? found : destination(found),
      });
    }
  });
  return {fixes};
}
