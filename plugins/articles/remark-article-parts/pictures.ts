import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {attributes} from './jsx';
import {onlyImage} from './only-image';

/** A file of the site: an address elsewhere says nothing about its size. */
const bitmap = /^(?!\/\/)[^?#:]+\.(?:avif|gif|jpe?g|png|webp)$/i;

/**
 * Puts a bitmap of the site's own that is alone in its paragraph, `![text alternative](./board.png "caption")`, into a
 * `<Picture>`, which can show it at its own size. The image itself is left to Docusaurus, which measures it.
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
