import {toHtml} from 'hast-util-to-html';
import {toHast, type Handler} from 'mdast-util-to-hast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type PluggableList} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

/** JSX of MDX as the HTML element that it becomes on the page; a name in capitals is a component, and there is none. */
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

/** Takes JSX that is alone in a paragraph out of it, as MDX does. */
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
 * MDX with GFM and the given plugins, as Docusaurus reads articles, but without its compatibility options
 * for MDX 1. Nothing is executed. Throws where MDX refuses the source.
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
