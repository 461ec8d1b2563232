import type {Element, ElementContent} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

/** Attributes that refer to ids of other elements. */
const references = ['htmlFor', 'ariaLabelledBy', 'ariaDescribedBy', 'ariaControls', 'headers'];

/** Elements that are useless on paper. */
const removed = (element: Element) =>
  ['button', 'script', 'noscript', 'template'].includes(element.tagName) ||
  element.properties.role === 'tablist' ||
  element.properties.dataSearch === 'none' ||
  classesOf(element).includes('hash-link');

/** The body of a doc, for a page with several docs. */
export interface DocBody {
  /** HTML before, between and after the values of the links' `href`. */
  readonly parts: readonly string[];
  /** Addresses on this site. Links to docs on the same page become anchors. */
  readonly links: readonly string[];
}

/** The HTML of a doc's body in its built page, if any. Does not parse the rest, which is longer. */
export function bodySource(html: string): string | undefined {
  const start = html.search(/<div\b[^<>]*\btheme-doc-markdown\b/);
  const end = html.indexOf('</article>', start);
  return start < 0 ? undefined : html.slice(start, end < 0 ? undefined : end);
}

/**
 * The body of a doc for a page with several docs. Headings are one level lower, ids begin with `prefix`, and everything folded is
 * open.
 *
 * @param source what bodySource gives
 */
export function docBody(source: string, prefix: string): DocBody {
  const [body] = fromHtml(source, {fragment: true}).children;
  if (body?.type !== 'element') {
    return {parts: [''], links: []};
  }
  const mark = markFor(source);
  const links: string[] = [];
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
    rename(element, prefix);
    const {href} = element.properties;
    if (typeof href === 'string' && href.startsWith('/')) {
      links.push(href);
      element.properties.href = mark;
    }
    return undefined;
  });
  return {parts: toHtml(body.children).split(`href="${mark}"`), links};
}

/** A string that does not occur in a text. */
function markFor(text: string): string {
  let mark = '\uE000'; // for private use: no character
  while (text.includes(mark)) {
    mark += '\uE000';
  }
  return mark;
}

/** Prefixes ids, references to them, and links within the doc. */
function rename({properties}: Element, prefix: string): void {
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
  if (typeof properties.href === 'string' && properties.href.startsWith('#')) {
    properties.href = `#${prefix}${properties.href.slice(1)}`;
  }
}

/** The labels of tabs, by id. */
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
