/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The `width` and `height` of a picture: its own where the text gives neither, and the missing one in proportion where it gives
 * one. Nothing for a width or a height that is no number.
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
