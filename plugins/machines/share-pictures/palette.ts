import {readTokens} from '../../../src/css/tokens';

/** The colours of a share picture, from the site's light mode. Open Graph has no dark mode. */
export interface Palette {
  readonly paper: string;
  readonly raised: string;
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  readonly seal: string;
  readonly primary: string;
}

const variables = {
  paper: '--site-paper',
  raised: '--site-paper-raised',
  ink: '--site-ink',
  soft: '--site-ink-soft',
  line: '--site-line',
  seal: '--site-seal',
  primary: '--ifm-color-primary',
} as const satisfies Record<keyof Palette, string>;

/**
 * Reads the palette from the site's tokens, so that they never differ.
 *
 * @param css the text of `src/css/tokens.css`
 * @throws when its `:root` lacks a variable, or has no hexadecimal colour there
 */
export function readPalette(css: string): Palette {
  const tokens = readTokens(css, 'light');
  const read = (name: string) => {
    const colour = tokens.get(name);
    if (colour === undefined) {
      throw new Error(
        `src/css/tokens.css has no hexadecimal colour for ${name} in :root. Share pictures take their colours from there: see plugins/machines/share-pictures/palette.ts.`,
      );
    }
    return colour;
  };
  return Object.fromEntries(
    Object.entries(variables).map(([key, name]) => [key, read(name)]),
  ) as unknown as Palette;
}
