import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {attributes} from './jsx';
import {onlyImage} from './only-image';

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
