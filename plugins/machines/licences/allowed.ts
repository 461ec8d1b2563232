import satisfies from 'spdx-satisfies';

/**
 * The allowed licences of packages: permissive ones, and those that require the source of their own files only (MPL). Texts and data
 * may have Creative Commons or the font licence. Other licences, and missing ones, need a decision.
 */
// prettier-ignore
const allowedLicences: readonly string[] = [
  '0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'Bitstream-Vera', 'BlueOak-1.0.0', 'CC-BY-3.0', 'CC-BY-4.0', 'CC-BY-SA-4.0', 'CC0-1.0', 'ISC', 'MIT',
  'MIT-0', 'MPL-1.1', 'MPL-2.0', 'OFL-1.1', 'PSF-2.0', 'Python-2.0', 'Unlicense', 'Zlib',
];

/** Licences of packages whose `package.json` has none, or only points to a file; a file or the README of the package has it. */
const readByHand: Readonly<Record<string, string>> = {
  'dejavu-fonts-ttf': 'Bitstream-Vera',
  eval: 'MIT',
  format: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  'require-like': 'MIT',
  'svg-tags': 'MIT',
};

/** The licence of a package as an SPDX expression; undefined if unknown. */
export function licenceOf(name: string, license: string | undefined): string | undefined {
  return readByHand[name] ?? license;
}

/** Whether a package may be used here. */
export function isAllowed(licence: string | undefined): boolean {
  try {
    return licence !== undefined && satisfies(licence, [...allowedLicences]);
  } catch {
    return false;
  }
}
