import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {readPngSize} from '../../plugins/machines/share-pictures/png';
import {iconTags, icons, manifestFile} from '../../site/icons';
import {icoOf, iconFiles, markFile} from './files';
import {shaped} from './variants';

const mark = readFileSync(`static/${markFile}`, 'utf8');
const css = readFileSync('src/css/tokens.css', 'utf8');
const stone = {stone: '#b3321f', cut: '#fdfcf9'};

it('the files of the mark are those that its drawing gives: npm run generate -- icons', async () => {
  for (const [file, bytes] of await iconFiles(mark, css)) {
    expect(readFileSync(`static/${file}`).equals(bytes), file).toBe(true);
  }
});

it('a mark in other colours than the tokens is refused', async () => {
  await expect(iconFiles(mark.replace(stone.stone, '#123456'), css)).rejects.toThrow(stone.stone);
});

it('every icon has its size, and is small', () => {
  for (const {file, size} of icons) {
    const bytes = readFileSync(`static/${file}`);
    expect(readPngSize(bytes), file).toEqual({width: size, height: size});
    expect(bytes.length, file).toBeLessThan(12_000);
  }
});

it('every file that a head or the manifest names is there', () => {
  const named = iconTags('/x/').map(({attributes}) => attributes.href.replace('/x/', ''));
  const {icons: listed} = JSON.parse(readFileSync(`static/${manifestFile}`, 'utf8')) as {
    icons: {src: string}[];
  };
  for (const file of [...named, ...listed.map(({src}) => src)]) {
    expect(readFileSync(`static/${file}`).length, file).toBeGreaterThan(0);
  }
});

it('an ICO says where its PNG is', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
  const view = new DataView(icoOf(png, 32).buffer);
  expect([view.getUint16(0, true), view.getUint16(2, true), view.getUint16(4, true)]).toEqual([
    0, 1, 1,
  ]);
  expect([view.getUint8(6), view.getUint32(14, true)]).toEqual([32, png.length]);
  expect(view.getUint8(view.getUint32(18, true))).toBe(0x89);
});

it('a square has no corners, and a maskable icon leaves a tenth on every side', () => {
  expect(shaped(mark, 'square', stone)).toContain('d="M0 0h32v32H0z"');
  expect(shaped(mark, 'maskable', stone)).toContain('transform="translate(3.2 3.2) scale(0.8)"');
  expect(shaped(mark, 'mark', stone)).toBe(mark);
});
