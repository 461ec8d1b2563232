import type {Element, Root as HastRoot} from 'hast';
import type {BlockContent, DefinitionContent, Html, PhrasingContent, Root} from 'mdast';
import type {} from 'mdast-util-math';
import {defaultHandlers, toMdast as convert, type Handle, type State} from 'hast-util-to-mdast';
import {attribute, hasClass, textContent} from '../hast.ts';

function html(value: string): Html {
  return {type: 'html', value};
}

/** An element that Markdown has no sign for, as HTML in the line. */
const asHtml: Handle = (state, node: Element) => {
  const children = state.all(node) as PhrasingContent[];
  return children.length === 0
    ? undefined
    : [html(`<${node.tagName}>`), ...children, html(`</${node.tagName}>`)];
};

const handlers: Readonly<Record<string, Handle>> = {
  u: asHtml,
  mark: asHtml,
  sub: asHtml,
  sup: asHtml,
  kbd: asHtml,
  pre: (state, node: Element) => {
    const [code] = node.children;
    const isMath = code?.type === 'element' && hasClass(code, 'language-math');
    return isMath ? {type: 'math', value: textContent(node)} : defaultHandlers.pre(state, node);
  },
  code: (state, node: Element) =>
    hasClass(node, 'math-inline')
      ? {type: 'inlineMath', value: textContent(node)}
      : defaultHandlers.code(state, node),
  'md-table': (state, node: Element) => defaultHandlers.table(state, {...node, tagName: 'table'}),
  'alert-mark': (_, node: Element) => ({type: 'paragraph', children: [html(textContent(node))]}),
  blockquote: (state, node: Element) => {
    const [first, second, ...more] = blocksOf(state, node);
    const isAlert =
      first?.type === 'paragraph' &&
      first.children[0]?.type === 'html' &&
      second?.type === 'paragraph';
    const joined = isAlert
      ? [
          {
            ...first,
            children: [...first.children, {type: 'text' as const, value: '\n'}, ...second.children],
          },
        ]
      : [first, second].filter((child) => child !== undefined);
    return {type: 'blockquote', children: [...joined, ...more]};
  },
  'html-block': (_, node: Element) => html(attribute(node, 'dataValue')),
  'footnote-reference': (_, node: Element) => ({
    type: 'footnoteReference',
    identifier: attribute(node, 'dataName'),
    label: attribute(node, 'dataName'),
  }),
  'footnote-definition': (state, node: Element) => ({
    type: 'footnoteDefinition',
    identifier: attribute(node, 'dataName'),
    label: attribute(node, 'dataName'),
    children: blocksOf(state, node),
  }),
  details: (state, node: Element) => {
    const summary = node.children.find(
      (child) => child.type === 'element' && child.tagName === 'summary',
    );
    const rest = {...node, children: node.children.filter((child) => child !== summary)};
    const title = summary
      ? textContent(summary).trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;')
      : '';
    return [
      html(`<details>\n<summary>${title}</summary>`),
      ...blocksOf(state, rest),
      html('</details>'),
    ];
  },
  th: lineCell,
  td: lineCell,
};

function blocksOf(state: State, node: Element): (BlockContent | DefinitionContent)[] {
  return state.toFlow(state.all(node));
}

/** A cell is one line: its line breaks are HTML. */
function lineCell(state: State, node: Element) {
  const children = state
    .all(node)
    .map((child) => (child.type === 'break' ? html('<br>') : child)) as PhrasingContent[];
  return {type: 'tableCell' as const, children};
}

/** The Markdown tree of normalised HTML. */
export function toMdast(tree: HastRoot): Root {
  const root = convert(tree, {handlers, document: true});
  return root.type === 'root' ? root : {type: 'root', children: [root]};
}
