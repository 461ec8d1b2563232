import type {Element, ElementContent, Root, RootContent} from 'hast';
import {attribute, element, isElement} from '../../hast.ts';
import {blocksOf} from './blocks.ts';
import type {Part, Theme} from './themes/theme.ts';

/** The tag and the part of the theme for each element of a text. Others become `span`, or stay without a style of their own. */
const partOf: Readonly<Record<string, readonly [tagName: string, part?: Part]>> = {
  h1: ['h1', 'h1'],
  h2: ['h2', 'h2'],
  h3: ['h3', 'h3'],
  h4: ['h4', 'h4'],
  h5: ['h5', 'h4'],
  h6: ['h6', 'h4'],
  p: ['p', 'p'],
  strong: ['strong', 'strong'],
  b: ['strong', 'strong'],
  em: ['em', 'em'],
  i: ['em', 'em'],
  del: ['span', 'del'],
  s: ['span', 'del'],
  strike: ['span', 'del'],
  ins: ['span', 'underline'],
  u: ['span', 'underline'],
  mark: ['span', 'mark'],
  small: ['span', 'small'],
  sup: ['sup'],
  sub: ['sub'],
  a: ['a', 'a'],
  code: ['code', 'code'],
  kbd: ['code', 'code'],
  samp: ['code', 'code'],
  tt: ['code', 'code'],
  pre: ['pre', 'pre'],
  blockquote: ['blockquote', 'blockquote'],
  table: ['table', 'table'],
  thead: ['thead'],
  tbody: ['tbody'],
  tr: ['tr'],
  th: ['th', 'th'],
  td: ['td', 'td'],
  img: ['img', 'img'],
  hr: ['hr', 'hr'],
  br: ['br'],
  figcaption: ['p', 'caption'],
  dt: ['p', 'term'],
  // Styles of `div` go when an article is published (AIWriteX#32, 2025-09, users).
  div: ['section'],
  section: ['section'],
  article: ['section'],
  figure: ['section'],
  dl: ['section'],
  dd: ['section'],
  tfoot: ['tbody'],
};

/** The attributes that stay, beside `style`. Classes and ids do not survive (WeMD, wechatCopyService.ts, code read in 2026-08). */
const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt'],
  th: ['colSpan', 'rowSpan'],
  td: ['colSpan', 'rowSpan'],
};

/** Elements that hold blocks: white space between these would show as empty lines. */
const containers = ['section', 'blockquote', 'table', 'thead', 'tbody', 'tr'];

/**
 * Writes a theme into the `style` of each element: 公众号 keeps these, and removes style sheets, classes and ids. SVG is left as it is.
 * Own, because `juice` weighs 141 KB, reads CSS that nobody writes here, and throws on font names without quotation marks.
 */
export function inlineStyles(root: Root, {styles}: Theme): Element {
  const styled = (node: RootContent): ElementContent[] => {
    if (node.type !== 'element') {
      return node.type === 'text' ? [node] : [];
    }
    if (isElement(node, 'svg')) {
      return [node];
    }
    const [tagName, standard] = partOf[node.tagName] ?? ['span'];
    const part = (attribute(node, 'dataPart') as Part | '') || standard;
    const declarations = [
      ...(part ? [styles[part]] : []),
      ...layoutOf(node),
      ...attribute(node, 'style').split(';').filter(Boolean),
    ].join(';');
    const inner = isElement(node, 'div', 'dd') ? blocksOf(node.children) : node.children;
    const children = inner.flatMap(styled).filter(isWordIn(tagName));
    if (tagName === 'blockquote') {
      endWithoutMargin(children);
    }
    if (tagName === 'span' && declarations === '') {
      return children;
    }
    return [
      element(tagName, children, {
        ...kept(node, tagName),
        ...(declarations && {style: declarations}),
      }),
    ];
  };
  const children = blocksOf(root.children).flatMap(styled).filter(isWordIn('section'));
  return element('section', children, {style: styles.article});
}

/** The space below the last block would be added to that of the quotation. */
function endWithoutMargin(children: readonly ElementContent[]): void {
  const last = children.findLast((child) => isElement(child));
  if (last) {
    last.properties.style = [last.properties.style, 'margin-bottom:0'].filter(Boolean).join(';');
  }
}

function isWordIn(tagName: string): (node: ElementContent) => boolean {
  return (node) =>
    !containers.includes(tagName) || node.type !== 'text' || node.value.trim() !== '';
}

function kept({properties}: Element, tagName: string): Element['properties'] {
  const names = (attributes[tagName] ?? []).filter((name) => properties[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, properties[name]]));
}

/** Declarations for attributes of HTML: alignment, sizes of pictures, colours of `font`. */
function layoutOf(node: Element): string[] {
  const align = attribute(node, 'align');
  const width = attribute(node, 'width');
  const color = attribute(node, 'color');
  return [
    ...(/^(?:left|center|right)$/.test(align) ? [`text-align:${align}`] : []),
    ...(isElement(node, 'img') && /^\d+%?$/.test(width)
      ? [`width:${width.endsWith('%') ? width : `${width}px`}`]
      : []),
    ...(isElement(node, 'font') && /^#?\w+$/.test(color) ? [`color:${color}`] : []),
  ];
}
