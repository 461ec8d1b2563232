import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {minifyWhitespace} from 'hast-util-minify-whitespace';
import {toHtml} from 'hast-util-to-html';
import {visit} from 'unist-util-visit';

/**
 * HTML in a form in which two engines that mean the same write the same: parsed and written anew,
 * attributes in order, white space that no browser shows dropped, and classes left out that the
 * specifications leave open (those of code blocks stay). It needs no DOM, so that a worker can run it.
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
