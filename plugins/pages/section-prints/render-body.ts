import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {DocBody} from './doc-body';

/**
 * A body as HTML.
 *
 * @param prefixes of the docs of the page, by their permalinks: links to them are anchors
 */
export function renderBody({parts, links}: DocBody, prefixes: ReadonlyMap<string, string>): string {
  const placed = links.map((href) => {
    const [, path = '', hash = ''] = /^([^#]*)(?:#(.*))?$/s.exec(href) ?? [];
    const target = prefixes.get(decodeURI(path));
    return hrefOf(target === undefined ? href : `#${target}${hash}`);
  });
  return parts.map((part, index) => part + (placed[index] ?? '')).join('');
}

/** An attribute in HTML. */
function hrefOf(value: string): string {
  const link: Element = {type: 'element', tagName: 'a', properties: {href: value}, children: []};
  return toHtml(link).slice('<a '.length, -'></a>'.length);
}
