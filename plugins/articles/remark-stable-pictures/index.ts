import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/** The end of a path that Docusaurus gives url-loader, in the words that it is imported with. */
const fallback = /&fallback=[^&!]*(?=&|!)/g;

/**
 * Imports an article's bitmaps by words that are the same in every folder. Docusaurus names the loader for large ones by its absolute path,
 * inside a query, where the bundler does not shorten it: the module's number, and so the script's bytes and name, were others in another
 * folder. Comes after Docusaurus's own plugins. To go when Docusaurus imports pictures as the bundler's assets.
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

/** Changes the texts in a program's tree, both as they are and as they are written. */
function shorten(node: object): void {
  for (const [key, value] of Object.entries(node) as [keyof typeof node, unknown][]) {
    if (typeof value === 'string') {
      Object.assign(node, {[key]: value.replace(fallback, '&fallback=file-loader')});
    } else if (typeof value === 'object' && value !== null) {
      shorten(value);
    }
  }
}
