import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {minifyWhitespace} from 'hast-util-minify-whitespace';
import {toHtml} from 'hast-util-to-html';
import {visit} from 'unist-util-visit';

/**
 * Normalises HTML, so that two engines that mean the same give the same text. It parses and serialises the
 * HTML, sorts attributes, and drops white space that no browser shows. It also drops classes that the
 * specifications leave open, except those of code blocks. It needs no DOM, so a worker can run it.
 */
export function normalizeHtml(html: string): string {
  const tree: Root = fromHtml(html, {fragment: true});
  visit(tree, 'element', (node) => {
    node.properties = Object.fromEntries(
      Object.entries(node.properties)
        .filter(([name]) => name !== 'className' || node.tagName === 'code')
        .sort(([a], [b]) => a.localeCompare(b)),
    );
  });
  minifyWhitespace(tree, {newlines: true});
  return toHtml(tree);
}
