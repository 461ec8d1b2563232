import type {Element, ElementContent, Root} from 'hast';
import {attribute, element, find, findAll, hasClass, isElement, replace} from '../../hast.ts';

/** The name of a footnote in a link: GitHub, markdown-it, Pandoc, Word, Google Docs. */
const target =
  /^[^#]*#(?:user-content-)?(?:fn[-:]?|_ftn|_edn|ftnt|footnote-|cite_note-|sdfootnote(?=\d+sym))(?!ref)([^#]+?)(?:sym)?$/;

/** A link from a footnote back into the text. */
const back =
  /#(?:user-content-)?(?:fn-?ref|_ftnref|_ednref|ftnt_ref|footnote-ref|cite_ref|sdfootnote\d+anc)/;

/** Gives `<footnote-reference>` and `<footnote-definition>` elements, with the name in `data-name`, for the links by which a page has footnotes. */
export function restoreFootnotes(tree: Root): void {
  const names = new Map(
    findAll(tree, (node) => isElement(node, 'a') && target.test(attribute(node, 'href'))).map(
      (link) => [attribute(link, 'href').replace(/^[^#]*#/, ''), footnoteNameOf(link)],
    ),
  );
  const definitions = new Set<Element>();
  for (const [id, name] of names) {
    const place = find(
      tree,
      (node) =>
        attribute(node, 'id') === id || (isElement(node, 'a') && attribute(node, 'name') === id),
    );
    const definition = place && definitionAt(tree, place);
    if (definition && !definitions.has(definition)) {
      definitions.add(definition);
      definition.tagName = 'footnote-definition';
      definition.properties = {dataName: name};
    }
  }
  replace(tree, (node) => {
    if (!isElement(node)) {
      return undefined;
    }
    if (isElement(node, 'a') && back.test(attribute(node, 'href'))) {
      return [];
    }
    if (isElement(node, 'a') && definitions.size > 0 && target.test(attribute(node, 'href'))) {
      return [element('footnote-reference', [], {dataName: footnoteNameOf(node)})];
    }
    // Their containers have no meaning of their own.
    const isContainer =
      definitions.size > 0 &&
      (hasClass(node, 'footnotes', 'footnotes-list', 'footnotes-sep') ||
        attribute(node, 'dataFootnotes') !== '' ||
        (isElement(node, 'ol', 'ul') &&
          node.children.some((child) => isElement(child, 'footnote-definition'))));
    if (isContainer) {
      return isElement(node, 'hr') ? [] : definitionsOf(node);
    }
    const [link] = node.children;
    const isAround = isElement(node, 'sup') && node.children.length === 1 && isElement(link, 'a');
    return isAround && definitions.size > 0 && target.test(attribute(link, 'href'))
      ? node.children
      : undefined;
  });
}

function definitionsOf(node: Element): ElementContent[] {
  return [...findAll(node, (one) => isElement(one, 'footnote-definition'))];
}

function footnoteNameOf(link: Element): string {
  const [, name = ''] = target.exec(attribute(link, 'href')) ?? [];
  return decodeURIComponent(name)
    .replace(/-[\da-f]{6,}$/, '') // GitHub makes names unique by a hash
    .replace(/\s+/g, '-');
}

/** The element that holds a footnote's text: a list item, a `div` of Word, the paragraph of Google Docs. */
function definitionAt(tree: Root, place: Element): Element | undefined {
  if (isElement(place, 'li', 'div', 'p', 'aside')) {
    return place;
  }
  return findAll(
    tree,
    (node) => isElement(node, 'li', 'div', 'p') && find(node, (one) => one === place) !== undefined,
  ).at(-1);
}
