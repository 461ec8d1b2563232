import type {Root} from 'hast';
import {fromHtmlIsomorphic} from 'hast-util-from-html-isomorphic';
import {minifyWhitespace} from 'hast-util-minify-whitespace';
import {toHtml} from 'hast-util-to-html';
import {visit} from 'unist-util-visit';

/**
 * HTML in a form in which two engines that mean the same write the same: parsed and written anew,
 * attributes in order, white space that no browser shows dropped, and classes left out that the
 * specifications leave open (those of code blocks stay).
 */
export function normalizeHtml(html: string): string {
  const tree: Root = fromHtmlIsomorphic(html, {fragment: true});
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
