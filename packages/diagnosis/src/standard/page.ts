import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

export {sanitize} from './sanitize.ts';

/** The place of a rendered text on the site. */
export interface PageContext {
  /** Precedes every id, so that the ids of several texts on a page differ. */
  readonly idPrefix: string;
  /** The site's base URL, which replaces the slash of an address like `/img/logo.svg`. */
  readonly baseUrl: string;
  /** Sizes of pictures by path, so that the layout does not move when they load. */
  readonly pictures?: Readonly<Record<string, Size>>;
  /** Keeps headings, for a text with a document of its own. */
  readonly keepHeadings?: boolean;
}

const heading = /^h([1-6])$/;

/**
 * Fits sanitised HTML into an article:
 *
 * - Ids become unique.
 * - Headings become blocks that look like headings, so that they stay out of the page's outline; not with
 *   `keepHeadings`.
 * - Task list checkboxes get an accessible name, which GFM lacks. Empty header cells become data cells.
 * - Pictures load lazily, only from below the base URL (no `srcset`), and have their size reserved. Other
 *   pictures become their alternative text.
 * - Links that lead nowhere (relative ones, and fragments without a target in the text) lose their address.
 */
export function adaptToPage(
  tree: Root,
  {idPrefix, baseUrl, pictures = {}, keepHeadings}: PageContext,
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
  pictures: NonNullable<PageContext['pictures']>,
): void {
  const {src, alt} = element.properties;
  const path = typeof src === 'string' ? pathOnSite(src) : undefined;
  if (path === undefined) {
    // Like a browser that cannot load the picture, show the alternative text.
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

/** In pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The `width` and `height` of a picture. If the text gives neither, they are the picture's own; if it gives
 * one, the other is in proportion. Returns undefined if a given width or height is not a positive number.
 */
export function dimensionsOf(
  size: Size,
  given: Readonly<Record<'width' | 'height', unknown>>,
): Size | undefined {
  const width = Number(given.width ?? NaN);
  const height = Number(given.height ?? NaN);
  if ((given.width != null && !(width > 0)) || (given.height != null && !(height > 0))) {
    return undefined;
  }
  if (given.width != null) {
    return {
      width,
      height: given.height == null ? Math.round((width * size.height) / size.width) : height,
    };
  }
  return given.height == null
    ? size
    : {width: Math.round((height * size.width) / size.height), height};
}

/**
 * The path of an address like `/img/logo.svg`; undefined for an address outside the site. The URL parser
 * reads it, because browsers drop tabs and line breaks and resolve dots before they see two slashes.
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
    return undefined; // `URL.canParse` is newer than the oldest browsers that the site supports
  }
}

function placeLink(link: Element, idPrefix: string, targets: ReadonlySet<unknown>): void {
  const {properties} = link;
  const address = typeof properties.href === 'string' ? properties.href : '';
  if (address.startsWith('#') && targets.has(address.slice(1))) {
    properties.href = `#${idPrefix}${address.slice(1)}`;
  } else if (!/^(?:https?|mailto):/i.test(address) && properties.href !== undefined) {
    delete properties.href;
    // It stays a link, but leads nowhere: https://www.w3.org/TR/html-aria/#el-a-no-href
    if (toString(link).trim() !== '') {
      Object.assign(properties, {role: 'link', ariaDisabled: 'true'});
    }
  }
  // The site's style shows every `a` as a link, so one without an address and a name becomes plain text.
  if (!['href', 'role', 'id', 'name'].some((name) => properties[name] !== undefined)) {
    link.tagName = 'span';
  }
}
