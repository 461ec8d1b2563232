import type {Image, Paragraph} from 'mdast';

/** The picture of a paragraph that contains nothing else, if its address matches. */
export function onlyImage({children}: Paragraph, address: RegExp): Image | undefined {
  const [image, ...rest] = children;
  return image?.type === 'image' && rest.length === 0 && address.test(image.url)
    ? image
    : undefined;
}
