import type {Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {defaultImport, element, reference} from './jsx';
import {onlyImage} from './only-image';

const svg = /^\.\.?\/[^?#]+\.svg$/;

/**
 * Replaces a paragraph that contains only an SVG of the article's folder, `![text alternative](./topology.svg "caption")`, by a
 * `<Diagram>` with the SVG inline. An inline SVG can use the page's colours, light or dark.
 */
export function replaceDiagrams(tree: Root): void {
  const imports: RootContent[] = [];
  visit(tree, 'paragraph', (paragraph, index, parent) => {
    const image = onlyImage(paragraph, svg);
    if (!image || !parent || index === undefined) {
      return SKIP;
    }
    const variable = `Diagram${imports.length + 1}`;
    imports.push(defaultImport(variable, image.url));
    const diagram = element('Diagram', {alt: image.alt ?? '', caption: image.title ?? undefined});
    diagram.attributes.push(reference('image', variable));
    parent.children[index] = diagram;
    return SKIP;
  });
  tree.children.unshift(...imports);
}
