import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import otherRanges from '@fontsource-variable/noto-sans/unicode.json';
import chineseRanges from '@fontsource-variable/noto-sans-sc/unicode.json';
import {Renderer, type Node} from '@takumi-rs/core';

/** A family of @fontsource-variable (SIL OFL 1.1): a file for each range of characters. */
interface Font {
  readonly family: string;
  readonly package: string;
  /** Its files begin so. */
  readonly prefix: string;
  readonly ranges: Readonly<Record<string, string>>;
}

/** The families in order of preference for each character; the second is for Greek, above all Ω and µ. */
const fonts: readonly Font[] = [
  {
    family: 'Noto Sans SC',
    package: '@fontsource-variable/noto-sans-sc',
    prefix: 'noto-sans-sc',
    ranges: chineseRanges,
  },
  {
    family: 'Noto Sans',
    package: '@fontsource-variable/noto-sans',
    prefix: 'noto-sans',
    ranges: otherRanges,
  },
];

export const fontPackages = fonts.map((font) => font.package);

/** No font has a glyph for the last code point, because Unicode never assigns it. */
const unassignedCharacter = '\u{10FFFF}';

const families = fonts.map(({family}) => family).join(', ');

/** One line of text, in the fonts of share pictures. */
export function textNode(text: string, style: Node['style'] = {}): Node {
  return {type: 'text', text, style: {fontFamily: families, whiteSpace: 'pre', ...style}};
}

/** A renderer with these fonts, and none of the machine's. */
export async function rendererWithFonts(): Promise<Renderer> {
  const require = createRequire(import.meta.url);
  const renderer = new Renderer();
  for (const {family, package: name, prefix, ranges} of fonts) {
    const folder = dirname(require.resolve(`${name}/package.json`));
    for (const [subset, range] of Object.entries(ranges)) {
      const file = `${prefix}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`;
      await renderer.registerFont({
        name: family,
        data: readFileSync(join(folder, 'files', file)),
        unicodeRange: parseRange(range),
      });
    }
  }
  return renderer;
}

/** Reads CSS's `unicode-range`: `U+20-7e,U+a0`. */
function parseRange(range: string): [number, number][] {
  return range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().slice('U+'.length).split('-');
    return [parseInt(from, 16), parseInt(to, 16)];
  });
}

/**
 * The widths of characters, in pixels at a type size of one pixel.
 *
 * @returns the width of a text, as the sum of its characters' (no kerning); 0 for one not given here
 */
export async function measureCharacters(
  renderer: Renderer,
  characters: readonly string[],
  fontWeight: number,
): Promise<(text: string) => number> {
  const size = 100;
  const children = characters.map((character) => textNode(character, {fontSize: size, fontWeight}));
  const row: Node = {type: 'container', style: {display: 'flex', flexWrap: 'wrap'}, children};
  const measured = await renderer.measure(row, {width: size * 40});
  const widths = new Map(
    characters.map((character, index) => [
      character,
      (measured.children[index]?.runs[0]?.width ?? 0) / size,
    ]),
  );
  return (text) => {
    let sum = 0;
    for (const character of text) {
      sum += widths.get(character) ?? 0;
    }
    return sum;
  };
}

/** The characters without a glyph in any font, which would be empty boxes. */
export async function missingCharacters(
  renderer: Renderer,
  characters: readonly string[],
): Promise<string[]> {
  const [box] = await outlines(renderer, [unassignedCharacter]);
  const lacks = async (some: readonly string[]) =>
    box !== undefined && (await outlines(renderer, some)).includes(box);
  if (!(await lacks(characters))) {
    return [];
  }
  const missing: string[] = [];
  for (const character of characters) {
    if (await lacks([character])) {
      missing.push(character);
    }
  }
  return missing;
}

/** The outlines of characters as SVG path data. The font's `unicode.json` lists characters that its files lack. */
async function outlines(renderer: Renderer, characters: readonly string[]): Promise<string[]> {
  const [width, size] = [4000, 100];
  const children = characters.map((character) => textNode(character, {fontSize: size}));
  const svg = await renderer.renderSvg(
    {type: 'container', style: {display: 'flex', flexWrap: 'wrap', width}, children},
    {width, height: Math.ceil(characters.length / 20) * size * 2},
  );
  return [...svg.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path ?? '');
}
