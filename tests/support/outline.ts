import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';

/** The parts that distinguish a page from others. */
interface Outline {
  /** Texts of its `title` elements. */
  readonly titles: readonly string[];
  /** Texts of its headings of the first level. */
  readonly headings: readonly string[];
  /** Addresses of its canonical links. */
  readonly canonical: readonly string[];
}

/** Reads a page as delivered. Titles of drawings do not belong to the page. */
export function readOutline(html: string): Outline {
  const titles: string[] = [];
  const headings: string[] = [];
  const canonical: string[] = [];
  visit(fromHtml(html), 'element', (element, _index, parent) => {
    const {tagName, properties} = element;
    if (tagName === 'title' && parent?.type === 'element' && parent.tagName === 'head') {
      titles.push(textContent(element));
    } else if (tagName === 'h1') {
      headings.push(textContent(element));
    } else if (tagName === 'link' && [properties.rel].flat().includes('canonical')) {
      canonical.push(String(properties.href));
    }
  });
  return {titles, headings, canonical};
}

function textContent(element: Element): string {
  let text = '';
  visit(element, 'text', ({value}) => {
    text += value;
  });
  return text.trim();
}
