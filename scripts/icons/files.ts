import {Renderer} from '@takumi-rs/core';
import {favicon, icons, manifest, manifestFile, type IconShape} from '../../site/icons';
import {papers, readTokens, type Mode} from '../../src/css/tokens';
import {followSystem, recolour, shaped, type Stone} from './variants';

/** The drawing from which all icons are made. */
export const markFile = 'img/logo.svg';

/**
 * Makes every icon from one drawing and the colours of the tokens. The same input gives the same bytes, whatever fonts a machine has.
 *
 * @param mark the SVG of `markFile`, in light mode's colours
 * @param css the text of `src/css/tokens.css`
 * @returns the files by their path below `static/`
 * @throws when mark and tokens differ in their colours
 */
export async function iconFiles(mark: string, css: string): Promise<Map<string, Uint8Array>> {
  const [light, dark] = [stoneOf(css, 'light'), stoneOf(css, 'dark')];
  const {light: paper} = papers(css);
  const renderer = new Renderer();
  const draw = (shape: IconShape, size: number) => {
    const src = encode(shaped(mark, shape, light));
    return renderer.render(
      {type: 'image', src, width: size, height: size},
      {width: size, height: size, format: 'png'},
    );
  };
  const files = new Map<string, Uint8Array>([
    ['img/logo-dark.svg', encode(recolour(mark, light, dark))],
    ['img/favicon.svg', encode(followSystem(mark, dark))],
    [manifestFile, encode(`${JSON.stringify(manifest({paper}), null, 2)}\n`)],
    [favicon.file, icoOf(await draw('mark', favicon.size), favicon.size)],
  ]);
  for (const {file, size, shape} of icons) {
    files.set(file, await draw(shape, size));
  }
  return files;
}

function stoneOf(css: string, mode: Mode): Stone {
  const tokens = readTokens(css, mode);
  return {
    stone: tokens.get('--site-seal-stone') ?? '',
    cut: tokens.get('--site-seal-cut') ?? '',
  };
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

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
