import type {Element, Root} from 'hast';
import type {PrismTheme} from 'prism-react-renderer';
import {visit} from 'unist-util-visit';
import {codeBlock, type Block} from './block';
import {readElement, type JsxElement} from './jsx';
import {Highlighter} from './tokenize';

export interface Options {
  readonly theme: PrismTheme;
}

/**
 * Highlights the code of fences, of indented blocks, and of each `<CodeBlock>` whose text is literal. `src/theme/CodeBlock` gets
 * one string of HTML, not an element for each token. Must run after rehype-katex, because formulas are also fences.
 */
export default function rehypeCodeBlocks({theme}: Options) {
  const highlighter = new Highlighter(theme);
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'element') {
        replaceFence(node, highlighter);
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        replaceElement(node, highlighter);
      }
    });
  };
}

function replaceFence(pre: Element, highlighter: Highlighter): void {
  const [code] = pre.children;
  if (pre.tagName === 'pre' && code?.type === 'element' && code.tagName === 'code') {
    const {className, ...properties} = codeBlock(readFence(code), highlighter);
    pre.children = [];
    pre.properties = {className: [className], ...properties};
  }
}

function readFence({children, properties}: Element) {
  const names = Array.isArray(properties.className) ? properties.className.map(String) : [];
  const name = names.find((value) => value.startsWith('language-'));
  return {
    code: children.map((child) => (child.type === 'text' ? child.value : '')).join(''),
    language: name?.slice('language-'.length) ?? '',
    // Docusaurus's remark plugins put the rest of the info string there.
    meta: typeof properties.metastring === 'string' ? properties.metastring : '',
  };
}

function replaceElement(element: JsxElement, highlighter: Highlighter): void {
  const source = element.name === 'CodeBlock' ? readElement(element) : undefined;
  if (source) {
    write(element, codeBlock(source, highlighter));
  }
}

function write(element: JsxElement, block: Block): void {
  element.children = [];
  element.attributes = Object.entries<string | true | undefined>({...block}).map(
    ([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value: value === true ? null : value,
    }),
  );
}
