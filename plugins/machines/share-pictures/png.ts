/** Width and height of a picture in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * Reads the size of a PNG from its first chunk (IHDR; PNG specification, 3rd edition, 11.2.1).
 *
 * @returns undefined if the bytes are not a PNG
 */
export function readPngSize(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 24 || !signature.every((byte, index) => bytes[index] === byte)) {
    return undefined;
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return {width: view.getUint32(16), height: view.getUint32(20)};
}
