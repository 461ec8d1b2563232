const headerLength = 6;
const entryLength = 16;

/**
 * Wraps one PNG as an ICO file: since Windows Vista an entry may be a whole PNG. Layout: Microsoft,
 * "Icons" (ICONDIR, ICONDIRENTRY), all numbers little-endian.
 *
 * @param size edge in pixels, below 256
 */
export function icoOf(png: Uint8Array, size: number): Uint8Array {
  const offset = headerLength + entryLength;
  const file = new Uint8Array(offset + png.length);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true); // an icon, not a cursor
  view.setUint16(4, 1, true); // one picture
  view.setUint8(6, size);
  view.setUint8(7, size);
  view.setUint16(10, 1, true); // colour planes
  view.setUint16(12, 32, true); // bits per pixel
  view.setUint32(14, png.length, true);
  view.setUint32(18, offset, true);
  file.set(png, offset);
  return file;
}
