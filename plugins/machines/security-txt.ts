import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Where programs look for it (RFC 9116, section 3). */
export const securityTxtPath = '.well-known/security.txt';

interface Options {
  /** The address of the source code. */
  readonly repository: string;
  readonly mail: string;
  /** The day after which nobody should rely on the file, as `2027-11-01`. */
  readonly expires: string;
}

/** Writes `/.well-known/security.txt`, by which finders of a vulnerability learn how to report it. */
export default function securityTxt(options: Options): () => Plugin {
  return () => ({
    name: 'security-txt',
    async postBuild({outDir, baseUrl, siteConfig}) {
      const file = join(outDir, securityTxtPath);
      await mkdir(dirname(file), {recursive: true});
      await writeFile(file, renderSecurityTxt(siteConfig.url + baseUrl, options));
    },
  });
}

/**
 * The site's `security.txt` (RFC 9116), the preferred contact first. Its expiry is a fact and not a year from now, so that the same commit
 * gives the same bytes. Programs request the file at the origin only. Below a path, it only tells people.
 *
 * @param address origin and base URL, with a slash at the end
 */
export function renderSecurityTxt(address: string, {repository, mail, expires}: Options): string {
  const code = repository.replace(/(?:\.git)?(?<!\/)\/*$/, '');
  return [
    `Contact: ${code}/security/advisories/new`,
    `Contact: mailto:${mail}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: zh, en',
    `Canonical: ${address}${securityTxtPath}`,
    `Policy: ${code}/blob/main/SECURITY.md`,
    '',
  ].join('\n');
}
