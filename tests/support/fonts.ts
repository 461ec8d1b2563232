import {resolve} from 'node:path';

/** Layout tests that run with both sets of fonts. */
export const tagOfFonts = '@fonts';

/** The sets of fonts in tests/fonts. Most tests run with the narrow one. */
export type FontSet = 'narrow' | 'wide';

/** Environment variables that give a browser a set of fonts. Only fontconfig reads them, so elsewhere than on Linux the fonts are the machine's. */
export function fontVariables(set: FontSet): {readonly FONTCONFIG_FILE: string} {
  return {FONTCONFIG_FILE: resolve(`tests/fonts/${set}.conf`)};
}
