import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import 'mdast-util-mdx';
import {message} from '../../messages/message.ts';
import {definedNames} from './names.ts';
import {emptyElements} from './tags.ts';
import type {Explanation} from './explanation.ts';

type Element = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

/**
 * Explains tags that parse, but make the rendering of pages fail, without a line number. They are components that the site does not
 * have, styles that are strings, and content in elements that must be empty.
 *
 * @param components that articles may use without an import; undefined if they are not known
 * @param allowsStyles false if another check reports each style
 */
export function explainElements(
  tree: Root,
  components: readonly string[] | undefined,
  allowsStyles = true,
): Explanation[] {
  const known = components && new Set([...definedNames(tree), ...components]);
  const found: Explanation[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const fault = faultInElement(node, known, allowsStyles);
      const {line = 1, column = 1} = node.position?.start ?? {};
      found.push(...(fault ? [{line, column, message: fault}] : []));
    }
  });
  return found;
}

function faultInElement(
  {name, attributes, children}: Element,
  known: ReadonlySet<string> | undefined,
  allowsStyles: boolean,
): Explanation['message'] | undefined {
  const [root = ''] = (name ?? '').split('.');
  const isComponent = /^[\p{Lu}_$]/u.test(root) || (name ?? '').includes('.');
  if (known && isComponent && !known.has(root)) {
    return message('unknown-component', {name: name ?? ''});
  }
  const style = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'style');
  if (allowsStyles && !isComponent && typeof style?.value === 'string') {
    return message('style-string', {name: String(name), object: objectOf(style.value)});
  }
  if (name && emptyElements.test(name) && children.length > 0) {
    return message('void-element-with-content', {name});
  }
  return undefined;
}

/** The object of React for a style: `text-align: center` is `{textAlign: 'center'}`. */
function objectOf(style: string): string {
  const fields = style
    .split(';')
    .map((one) => one.split(/:([^]*)/).map((part) => part.trim()))
    .filter(([name, value]) => name && value)
    .map(([name = '', value = '']) => {
      const camel = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
      return `${/^\w+$/.test(camel) ? camel : `'${camel}'`}: '${value.replaceAll("'", '"')}'`;
    });
  return `{${fields.join(', ')}}`;
}
