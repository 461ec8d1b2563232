import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {attributes} from './jsx';

/** The name that the frame of islands has in an article. */
export const islandTag = 'Island';

/**
 * Puts `<Island name="…">` around each part that works by itself, so that a crash in it leaves the page alone.
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
