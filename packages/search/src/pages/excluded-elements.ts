import type {Attributes} from './walk-html.ts';

/** Controls, results of calculations, pictures and other elements without text. */
const elements = new Set(
  'audio button canvas iframe nav noscript object output script select style svg template textarea video'.split(
    ' ',
  ),
);

/** A heading's link, the table of contents, edit link and date of a page, its banner, and text for screen readers only. */
const classes =
  /(?:^|\s)(?:hash-link|table-of-contents|theme-doc-toc-mobile|theme-edit-this-page|theme-last-updated|theme-unlisted-banner|sr-only)(?:\s|$)/;

/** Whether to leave out an element with its content, because a reader would not call it text of the page. */
export function isExcludedElement(name: string, attributes: Attributes): boolean {
  return (
    elements.has(name) ||
    'data-footnote-ref' in attributes ||
    'data-footnote-backref' in attributes ||
    attributes['data-search'] === 'none' ||
    attributes['aria-hidden'] === 'true' ||
    (attributes.class !== undefined && classes.test(attributes.class))
  );
}

/** Inline elements. All others separate the text before and after them. */
const inline = new Set(
  (
    'a abbr b bdi bdo cite code data del dfn em font i img input ins kbd mark math q rp rt ruby ' +
    's samp small span strike strong sub sup svg time tt u var wbr'
  ).split(' '),
);

/** Whether the text before and after an element belongs together. */
export function isInline(name: string): boolean {
  return inline.has(name);
}
