import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {attributes} from './jsx';

/** The tag of the islands' wrapper in an article. */
export const islandTag = 'Island';

/**
 * Wraps each component that hydrates on its own in `<Island name="…">`, so that a crash does not affect the page.
 *
 * @param tags of these parts
 * @returns whether there is one
 */
export function frameIslands(tree: Root, tags: readonly string[]): boolean {
  let found = false;
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
    const part = node as MdxJsxFlowElement | MdxJsxTextElement;
    if (!parent || index === undefined || !part.name || !tags.includes(part.name)) {
      return undefined;
    }
    found = true;
    const frame = {
      ...part,
      name: islandTag,
      attributes: attributes({name: part.name}),
      children: [part],
    };
    parent.children[index] = frame as typeof part;
    return SKIP;
  });
  return found;
}
