import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/** The option of url-loader with an absolute path, as Docusaurus writes it into an import. */
const fallback = /&fallback=[^&!]*(?=&|!)/g;

/**
 * Makes the imports of an article's bitmaps the same in every folder. Docusaurus names the loader of large bitmaps by its
 * absolute path, in a query that the bundler does not shorten. The module's id, and so the script's bytes and name, would depend
 * on the folder. Must run after Docusaurus's own plugins. Remove this plugin when Docusaurus imports pictures as assets of the
 * bundler.
 */
export default function remarkStablePictures() {
  return (tree: Root): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      for (const attribute of (node as MdxJsxFlowElement | MdxJsxTextElement).attributes) {
        if (typeof attribute.value === 'object' && attribute.value?.data?.estree) {
          shorten(attribute.value.data.estree);
        }
      }
    });
  };
}

/** Replaces the option in all strings of a syntax tree, in values and in source text. */
function shorten(node: object): void {
  for (const [key, value] of Object.entries(node) as [keyof typeof node, unknown][]) {
    if (typeof value === 'string') {
      Object.assign(node, {[key]: value.replace(fallback, '&fallback=file-loader')});
    } else if (typeof value === 'object' && value !== null) {
      shorten(value);
    }
  }
}
