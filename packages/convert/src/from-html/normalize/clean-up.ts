import type {Element, Parents, Root, RootContent} from 'hast';
import {attribute, element, hasClass, isElement, replace, style, text} from '../../hast.ts';

/** Elements without text of an author. */
const dropped = new Set([
  ...[
    'base', // browsers copy whole addresses, and one that cannot be read would end the conversion
    'button',
    'head',
    'link',
    'meta',
    'noscript',
    'script',
    'style',
    'svg',
    'template',
    'title',
    'xml',
    'canvas',
    'object',
    'nav',
  ],
]);

/** The names in HTML of 语雀's elements. */
const renamed: Readonly<Record<string, string>> = {
  'ne-p': 'p',
  'ne-quote': 'blockquote',
  'ne-code': 'code',
  'ne-uli': 'li',
  'ne-oli': 'li',
  'ne-hr': 'hr',
  aside: 'blockquote', // a callout of Notion
};

const wordStyles: readonly (readonly [style: string, tagName: string])[] = [
  ['MsoTitle', 'h1'],
  ['MsoQuote', 'blockquote'],
  ['MsoIntenseQuote', 'blockquote'],
];

/** Removes elements that are hidden or not text, and gives elements their HTML names. */
export function cleanUp(tree: Root): void {
  replace(tree, (node, parent) => {
    if (node.type === 'comment' || node.type === 'doctype') {
      return [];
    }
    if (node.type === 'text') {
      const isCode = isElement(parent as RootContent, 'code', 'pre');
      node.value = node.value
        .replace(/[\u200B\uFEFF]/g, '')
        .replace(/\u00A0/g, isCode ? '\u00A0' : ' ');
      return undefined;
    }
    if (isElement(node, 'a') && /#./.test(attribute(node, 'href')) && isHeading(parent)) {
      return node.children; // leads to itself
    }
    return isElement(node) ? cleaned(node) : undefined;
  });
}

function isHeading(parent: Parents): boolean {
  return parent.type === 'element' && /^(?:h[1-6]|dt)$/.test(parent.tagName);
}

function cleaned(node: Element): readonly RootContent[] | undefined {
  const {tagName} = node;
  if (
    dropped.has(tagName) ||
    isHidden(node) ||
    (tagName === 'input' && attribute(node, 'type') !== 'checkbox')
  ) {
    return [];
  }
  if (tagName === 'del' && attribute(node, 'dateTime') !== '') {
    return []; // struck by the tracking of changes
  }
  if (tagName === 'dl' && !node.children.some((child) => isElement(child, 'dt'))) {
    return node.children.map((child) =>
      isElement(child) ? element('div', child.children) : child,
    ); // only indented
  }
  if (hasClass(node, 'callout-block', 'ne-alert')) {
    return [element('blockquote', node.children)];
  }
  const [, alert] =
    /\bmarkdown-alert-(note|tip|important|warning|caution)\b/.exec(attribute(node, 'className')) ??
    [];
  if (alert !== undefined) {
    return [
      element('blockquote', [
        element('alert-mark', [text(`[!${alert.toUpperCase()}]`)]),
        ...node.children,
      ]),
    ];
  }
  if (hasClass(node, 'markdown-alert-title')) {
    return [];
  }
  if (
    tagName === 'a' &&
    !/^(?:https?:|mailto:|tel:|ftp:|\/|\.|#(?!_)|[\w%\u0080-\uFFFF-]+(?:[./?#]|$))/i.test(
      attribute(node, 'href'),
    )
  ) {
    return node.children; // bookmarks, scripts, and files of the author's computer
  }
  const heading =
    /(?:^|\s)heading-h([1-6])(?:\s|$)/.exec(attribute(node, 'className'))?.[1] ??
    /^ne-h([1-6])$/.exec(tagName)?.[1];
  if (heading !== undefined && !/^h[1-6]$/.test(tagName)) {
    node.tagName = `h${heading}`;
  } else if (Object.hasOwn(renamed, tagName)) {
    node.tagName = renamed[tagName] ?? tagName;
  } else if (tagName === 'p') {
    const [, name] = wordStyles.find(([word]) => hasClass(node, word)) ?? [];
    if (name === 'blockquote') {
      node.properties = {};
      return [element('blockquote', [element('p', node.children)])];
    }
    node.tagName = name ?? 'p';
  } else if (tagName.includes(':')) {
    return node.children; // o:p, st1:place
  }
  return undefined;
}

/** Whether nobody sees it; a hidden half of 飞书 holds its data. */
function isHidden(node: Element): boolean {
  return (
    style(node, 'display') === 'none' ||
    style(node, 'mso-hide') === 'all' ||
    style(node, 'mso-element') === 'comment-list' ||
    hasClass(node, 'MsoCommentReference', 'msocomoff') ||
    (isElement(node, 'hr') && attribute(node, 'width') === '33%') || // above the notes of Word
    attribute(node, 'hidden') !== '' ||
    attribute(node, 'dataLarkRecordData') !== '' ||
    (attribute(node, 'ariaHidden') === 'true' && !isElement(node, 'img', 'input')) ||
    hasClass(
      node,
      'sr-only',
      'visually-hidden',
      'octicon',
      'ne-viewer-b-filler',
      'code-snippet__line-index',
    ) ||
    (isElement(node, 'a', 'span') &&
      hasClass(node, 'headerlink', 'hash-link', 'header-anchor', 'anchor'))
  );
}
