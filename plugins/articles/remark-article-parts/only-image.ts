import type {Image, Paragraph} from 'mdast';

/** The picture that a paragraph is made of, if it is nothing else and the picture's address is of this kind. */
export function onlyImage({children}: Paragraph, address: RegExp): Image | undefined {
  const [image, ...rest] = children;
  return image?.type === 'image' && rest.length === 0 && address.test(image.url)
    ? image
    : undefined;
}
