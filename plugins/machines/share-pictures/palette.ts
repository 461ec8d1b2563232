import {readTokens} from '../../../src/css/tokens';

/** The colours of a share picture: the site's own in light mode, as Open Graph knows no dark one. */
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
 * Reads the palette out of the site's tokens, so that the two never differ.
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
