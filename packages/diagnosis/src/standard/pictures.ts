/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The `width` and `height` of a picture. If the text gives neither, they are the picture's own; if it gives
 * one, the other is in proportion. Returns undefined if a given width or height is not a positive number.
 */
export function dimensionsOf(
  size: Size,
  given: Readonly<Record<'width' | 'height', unknown>>,
): Size | undefined {
  const width = Number(given.width ?? NaN);
  const height = Number(given.height ?? NaN);
  if ((given.width != null && !(width > 0)) || (given.height != null && !(height > 0))) {
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
