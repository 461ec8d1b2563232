/** A package that reaches the site's visitors. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX. */
  readonly licence: string | undefined;
  /** The texts of its licence files. */
  readonly texts: readonly string[];
}

/**
 * The list of licences: a table first, then each text once, below the packages that use it. The order of the input does not
 * matter.
 *
 * @param own name and licence of the site
 */
export function renderList(packages: readonly ShippedPackage[], own: string): string {
  // npm may install one package in several folders.
  const sorted = [...new Map(packages.map((one) => [nameAndVersion(one), one])).values()].sort(
    (a, b) => (nameAndVersion(a) < nameAndVersion(b) ? -1 : 1),
  );
  const texts = new Map<string, string[]>();
  for (const one of sorted) {
    for (const text of one.texts.map(tidy)) {
      texts.set(text, [...(texts.get(text) ?? []), nameAndVersion(one)]);
    }
  }
  return (
    [
      own,
      sorted.map((one) => `${nameAndVersion(one)}  ${one.licence ?? 'see below'}`).join('\n'),
      ...[...texts].map(([text, names]) => `${'-'.repeat(80)}\n${names.join('\n')}\n\n${text}`),
    ].join('\n\n') + '\n'
  );
}

/** The packages without a licence in `package.json` and in a file. */
export function withoutLicence(packages: readonly ShippedPackage[]): string[] {
  return packages
    .filter(({licence, texts}) => licence === undefined && texts.length === 0)
    .map(nameAndVersion);
}

function nameAndVersion({name, version}: ShippedPackage): string {
  return `${name} ${version}`;
}

function tidy(text: string): string {
  return text
    .replace(/\r\n/g, '\n')
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .trim();
}
