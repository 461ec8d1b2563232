import type {Image, Paragraph, Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {attributes, defaultImport, element, reference} from './jsx';

/** A file of this site. The size of other files is unknown. */
const bitmap = /^(?!\/\/)[^?#:]+\.(?:avif|gif|jpe?g|png|webp)$/i;

/**
 * Wraps a bitmap of this site that is alone in its paragraph, `![text alternative](./board.png "caption")`, in a `<Picture>`,
 * which can show it at full size. Docusaurus still handles the image itself, because it measures it.
 */
export function framePictures(tree: Root): void {
  visit(tree, 'paragraph', (paragraph, index, parent) => {
    const image = onlyImage(paragraph, bitmap);
    if (image && parent && index !== undefined) {
      parent.children[index] = {
        type: 'mdxJsxTextElement',
        name: 'Picture',
        attributes: attributes({caption: image.title ?? undefined}),
        children: [{...image, title: null}],
      };
    }
    return SKIP;
  });
}

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

/** The picture of a paragraph that contains nothing else, if its address matches. */
function onlyImage({children}: Paragraph, address: RegExp): Image | undefined {
  const [image, ...rest] = children;
  return image?.type === 'image' && rest.length === 0 && address.test(image.url)
    ? image
    : undefined;
}
