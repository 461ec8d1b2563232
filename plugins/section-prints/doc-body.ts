import type {Element, ElementContent} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

/** Attributes that name ids of other elements. */
const references = ['htmlFor', 'ariaLabelledBy', 'ariaDescribedBy', 'ariaControls', 'headers'];

/** What paper has no use for. */
const removed = (element: Element) =>
  ['button', 'script', 'noscript', 'template'].includes(element.tagName) ||
  element.properties.role === 'tablist' ||
  element.properties.dataSearch === 'none' ||
  classesOf(element).includes('hash-link');

/**
 * The body of a doc's built page, to stand on a page with others: headings are one level lower, ids begin with
 * `prefix`, links to docs of the same page are anchors in it, and everything that is folded is open.
 *
 * @param prefixes by the permalink of each doc of the page
 * @returns HTML; nothing where the page has no body of a doc
 */
export function docBody(
  html: string,
  permalink: string,
  prefixes: ReadonlyMap<string, string>,
): string | undefined {
  const body = bodyOf(html);
  if (!body) {
    return undefined;
  }
  const prefix = prefixes.get(permalink) ?? '';
  const tabs = labelsOf(body);
  visit(body, 'element', (element, index, parent) => {
    if (parent && index !== undefined && removed(element)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (element.properties.role === 'tabpanel') {
      const label = tabs.get(element.properties.ariaLabelledBy?.toString() ?? '') ?? '';
      element.properties = {};
      element.children.unshift(paragraphOf(label));
    }
    if (element.tagName === 'details') {
      element.properties.open = true;
    }
    lower(element);
    rename(element);
    return undefined;
  });
  return toHtml(body.children);

  function rename({properties}: Element): void {
    if (typeof properties.id === 'string') {
      properties.id = prefix + properties.id;
    }
    for (const name of references) {
      const value = properties[name];
      const ids = Array.isArray(value)
        ? value.map(String)
        : typeof value === 'string'
          ? value.split(' ')
          : [];
      if (ids.length > 0) {
        properties[name] = ids.map((id) => prefix + id).join(' ');
      }
    }
    if (typeof properties.href === 'string') {
      const [, path = '', hash = ''] = /^([^#]*)#?(.*)$/.exec(properties.href) ?? [];
      const target = prefixes.get(path === '' ? permalink : decodeURI(path));
      if (target !== undefined) {
        properties.href = `#${target}${hash}`;
      }
    }
  }
}

/** Of the rest of the page nothing is parsed: it is longer than most bodies. */
function bodyOf(html: string): Element | undefined {
  const start = html.search(/<div\b[^>]*\btheme-doc-markdown\b/);
  const end = html.indexOf('</article>', start);
  const [body] =
    start < 0
      ? []
      : fromHtml(html.slice(start, end < 0 ? undefined : end), {fragment: true}).children;
  return body?.type === 'element' ? body : undefined;
}

/** What stands on each tab, by its id. */
function labelsOf(body: Element): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  visit(body, 'element', (element) => {
    if (element.properties.role === 'tab' && typeof element.properties.id === 'string') {
      labels.set(element.properties.id, toString(element));
    }
  });
  return labels;
}

function paragraphOf(text: string): ElementContent {
  const strong: Element = {
    type: 'element',
    tagName: 'strong',
    properties: {},
    children: [{type: 'text', value: text}],
  };
  return {type: 'element', tagName: 'p', properties: {}, children: [strong]};
}

function lower(element: Element): void {
  const [, level] = /^h([1-5])$/.exec(element.tagName) ?? [];
  if (level !== undefined) {
    element.tagName = `h${Number(level) + 1}`;
  }
}

function classesOf({properties}: Element): readonly unknown[] {
  return Array.isArray(properties.className) ? properties.className : [];
}
