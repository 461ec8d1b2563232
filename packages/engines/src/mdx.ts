import {toHtml} from 'hast-util-to-html';
import {toHast, type Handler} from 'mdast-util-to-hast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type PluggableList} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

/** Turns MDX's JSX into the HTML element on the page. A capitalised name is a component, and none is defined. */
const jsxElement: Handler = (state, node: MdxJsxFlowElement | MdxJsxTextElement) => {
  if (node.name && /^[A-Z]|\./.test(node.name)) {
    throw new Error(`Expected component \`${node.name}\` to be defined.`);
  }
  const attributes = node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value] as const]
      : [],
  );
  return {
    type: 'element',
    tagName: node.name ?? 'div',
    properties: Object.fromEntries(attributes),
    children: state.all(node),
  };
};

const handlers = {mdxJsxFlowElement: jsxElement, mdxJsxTextElement: jsxElement};

/** Unwraps JSX that is alone in a paragraph, as MDX does. */
function unravel() {
  return (tree: Root): void => {
    visit(tree, 'paragraph', ({children}, index, parent) => {
      const isJsx = children.every(
        (child) =>
          child.type === 'mdxJsxTextElement' ||
          (child.type === 'text' && child.value.trim() === ''),
      );
      if (isJsx && parent && index !== undefined) {
        parent.children.splice(index, 1, ...children);
        return [SKIP, index];
      }
      return undefined;
    });
  };
}

/**
 * MDX with GFM and the given plugins, as Docusaurus reads articles, but without its options for MDX 1. Does not run the code in the
 * source. Throws if MDX rejects the source.
 */
export function mdxEngine(plugins: PluggableList): (markdown: string) => string {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(plugins)
    .use(unravel);
  return (markdown) => {
    const tree = processor.runSync(processor.parse(markdown)) as Root;
    return toHtml(toHast(tree, {handlers}));
  };
}
