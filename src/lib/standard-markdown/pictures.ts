/** Pixels of the pictures that examples may show, by their path on the site, so that nothing moves when they come. */
const sizes: Readonly<Record<string, {readonly width: number; readonly height: number}>> = {
  '/img/logo.svg': {width: 32, height: 32},
  '/img/logo-dark.svg': {width: 32, height: 32},
};

/**
 * The `width` and `height` of a picture, in pixels: its own where the text gives neither, and the missing one in proportion
 * where it gives one. Nothing for a picture that is not known, or of a width that is no number.
 */
export function dimensionsOf(
  path: string,
  given: Readonly<Record<'width' | 'height', unknown>>,
): {readonly width: number; readonly height: number} | undefined {
  const size = sizes[path];
  const width = Number(given.width ?? NaN);
  const height = Number(given.height ?? NaN);
  if (!size || (given.width != null && !(width > 0)) || (given.height != null && !(height > 0))) {
    return undefined;
  }
  if (given.width != null) {
    return {
      width,
      height: given.height == null ? Math.round((width * size.height) / size.width) : height,
    };
  }
  return given.height == null
    ? size
    : {width: Math.round((height * size.width) / size.height), height};
}
