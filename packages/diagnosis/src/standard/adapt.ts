import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {dimensionsOf, type Size} from './pictures.ts';

/** Where on the site a rendered text stands. */
export interface Place {
  /** Precedes every id, so that the ids of several texts on a page differ. */
  readonly idPrefix: string;
  /** The site's base URL, with which an address like `/img/logo.svg` begins. */
  readonly baseUrl: string;
  /** The sizes of pictures by their paths, so that nothing moves when they come. */
  readonly pictures?: Readonly<Record<string, Size>>;
  /** For a text that has a document of its own: its headings stay headings. */
  readonly keepHeadings?: boolean;
}

const heading = /^h([1-6])$/;

/**
 * Fits sanitised HTML into an article. Ids are made unique. Headings become blocks that look like
 * headings, to stay out of the page's outline, unless they are to stay. Task list checkboxes get the name that GFM does not give
 * them, and a table's empty heads head nothing. Pictures are looked for below the base URL and nowhere else (no `srcset`), when they are near, and keep their place until they come; of others the
 * alternative text is shown. Links that could only lead nowhere (relative
 * ones, and fragments without a target in the text) lose their address.
 */
export function adaptToPage(
  tree: Root,
  {idPrefix, baseUrl, pictures = {}, keepHeadings}: Place,
): void {
  const targets = new Set<unknown>();
  visit(tree, 'element', ({properties: {id, name}}) => {
    targets.add(id).add(name);
  });
  visit(tree, 'element', (element: Element) => {
    const {tagName, properties} = element;
    for (const name of ['id', 'name']) {
      const id = properties[name];
      if (typeof id === 'string') {
        properties[name] = idPrefix + id;
      }
    }
    for (const name of ['ariaDescribedBy', 'ariaLabelledBy']) {
      const ids = properties[name];
      if (Array.isArray(ids)) {
        properties[name] = ids.map((id) => idPrefix + String(id));
      }
    }
    delete properties.srcSet;
    const [, level] = heading.exec(tagName) ?? [];
    if (level && !keepHeadings) {
      element.tagName = 'div';
      properties.dataHeading = level;
    } else if (tagName === 'input') {
      properties.ariaLabel = properties.checked ? '已完成' : '未完成';
    } else if (tagName === 'th' && element.children.length === 0) {
      element.tagName = 'td';
    } else if (tagName === 'img') {
      placeImage(element, baseUrl, pictures);
    } else if (tagName === 'a') {
      placeLink(element, idPrefix, targets);
    }
  });
}

function placeImage(
  element: Element,
  baseUrl: string,
  pictures: NonNullable<Place['pictures']>,
): void {
  const {src, alt} = element.properties;
  const path = typeof src === 'string' ? pathOnSite(src) : undefined;
  if (path === undefined) {
    // What a browser shows of a picture that does not come: its alternative text.
    element.tagName = 'span';
    element.properties = {dataPicture: ''};
    element.children = [{type: 'text', value: typeof alt === 'string' ? alt : ''}];
  } else {
    const {width, height} = element.properties;
    const size = pictures[path];
    Object.assign(element.properties, size && dimensionsOf(size, {width, height}));
    element.properties.loading = 'lazy';
    element.properties.src = baseUrl + path.slice(1);
  }
}

/**
 * The path of an address like `/img/logo.svg`, or nothing for one that leads elsewhere. Read by the URL
 * parser, because browsers drop tabs and line breaks and resolve dots before they see two slashes.
 */
function pathOnSite(address: string): string | undefined {
  const site = 'https://site.invalid';
  if (!address.startsWith('/')) {
    return undefined;
  }
  try {
    const {origin, pathname} = new URL(address, site);
    return origin === site && !pathname.startsWith('//') ? pathname : undefined;
  } catch {
    return undefined; // `URL.canParse` is younger than the oldest browsers that the site is made for
  }
}

function placeLink(link: Element, idPrefix: string, targets: ReadonlySet<unknown>): void {
  const {properties} = link;
  const address = typeof properties.href === 'string' ? properties.href : '';
  if (address.startsWith('#') && targets.has(address.slice(1))) {
    properties.href = `#${idPrefix}${address.slice(1)}`;
  } else if (!/^(?:https?|mailto):/i.test(address) && properties.href !== undefined) {
    delete properties.href;
    // Still a link, which leads nowhere: https://www.w3.org/TR/html-aria/#el-a-no-href
    if (toString(link).trim() !== '') {
      Object.assign(properties, {role: 'link', ariaDisabled: 'true'});
    }
  }
  // A link without an address and a name is a piece of text: the site's style shows every `a` as a link.
  if (!['href', 'role', 'id', 'name'].some((name) => properties[name] !== undefined)) {
    link.tagName = 'span';
  }
}
