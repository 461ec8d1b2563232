import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Where on the site a rendered text stands. */
export interface Place {
  /** Precedes every id, so that the ids of several texts on a page differ. */
  readonly idPrefix: string;
  /** The site's base URL, with which an address like `/img/logo.svg` begins. */
  readonly baseUrl: string;
}

const heading = /^h([1-6])$/;

/**
 * Fits sanitised HTML into an article. Ids are made unique. Headings become blocks that look like
 * headings, to stay out of the page's outline. Task list checkboxes get the name that GFM does not give
 * them, and a table's empty heads head nothing. Pictures are looked for below the base URL and nowhere else (no `srcset`); of others the
 * alternative text is shown. Links that could only lead nowhere (relative ones) lose their address.
 */
export function adaptToPage(tree: Root, {idPrefix, baseUrl}: Place): void {
  visit(tree, 'element', (element: Element) => {
    const {tagName, properties} = element;
    if (typeof properties.id === 'string') {
      properties.id = idPrefix + properties.id;
    }
    for (const name of ['ariaDescribedBy', 'ariaLabelledBy']) {
      const ids = properties[name];
      if (Array.isArray(ids)) {
        properties[name] = ids.map((id) => idPrefix + String(id));
      }
    }
    delete properties.srcSet;
    const [, level] = heading.exec(tagName) ?? [];
    if (level) {
      element.tagName = 'div';
      properties.dataHeading = level;
    } else if (tagName === 'input') {
      properties.ariaLabel = properties.checked ? '已完成' : '未完成';
    } else if (tagName === 'th' && element.children.length === 0) {
      element.tagName = 'td';
    } else if (tagName === 'img') {
      placeImage(element, baseUrl);
    } else if (tagName === 'a') {
      placeLink(element, idPrefix);
    }
  });
}

function placeImage(element: Element, baseUrl: string): void {
  const {src, alt} = element.properties;
  if (typeof src === 'string' && /^\/(?![/\\])/.test(src)) {
    element.properties.src = baseUrl + src.slice(1);
  } else {
    // What a browser shows of a picture that does not come: its alternative text.
    element.tagName = 'span';
    element.properties = {dataPicture: ''};
    element.children = [{type: 'text', value: typeof alt === 'string' ? alt : ''}];
  }
}

function placeLink({properties}: Element, idPrefix: string): void {
  const address = typeof properties.href === 'string' ? properties.href : '';
  if (address.startsWith('#')) {
    properties.href = `#${idPrefix}${address.slice(1)}`;
  } else if (!/^(?:https?|mailto):/i.test(address)) {
    delete properties.href;
  }
}
