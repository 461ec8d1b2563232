import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pageFile} from '@markdown-zh/build-tools/page-file';

/** Holds the place of the policy until the pages are written: only then are the hashes of their minified scripts known. */
const placeholder = 'policy-of-the-site';

/** The tag for the head of each page, before its first script. */
export const policyTag = `<meta http-equiv="Content-Security-Policy" content="${placeholder}">`;

const written = new RegExp(`(?<=<meta\\b[^<>]{0,200}\\bcontent=)"?${placeholder}"?`);

/** The pages that were built: their folder, the base URL, the paths of their routes, and the form of their files. */
interface Pages {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly routesPaths: readonly string[];
  readonly trailingSlash: boolean | undefined;
}

/**
 * Writes a policy into the tag of each page. It is synchronous, so that plugins that come later read finished pages.
 *
 * @throws {Error} when a page has no tag
 */
export function putPolicy(
  policy: string,
  {outDir, baseUrl, routesPaths, trailingSlash}: Pages,
): void {
  const files = routesPaths
    .filter((path) => path.startsWith(baseUrl))
    .map((path) => pageFile(decodeURI(path.slice(baseUrl.length)), trailingSlash));
  for (const file of new Set(files)) {
    const path = join(outDir, file);
    writeFileSync(path, withPolicy(readFileSync(path, 'utf8'), policy, file));
  }
}

/**
 * The HTML of a page with the policy in its tag.
 *
 * @param file its name, for the message
 * @throws {Error} when it has no tag
 */
export function withPolicy(html: string, policy: string, file: string): string {
  if (!written.test(html)) {
    throw new Error(
      `${file} has no tag for the Content-Security-Policy. The template of plugins/pages/page-bootstrap must write the head's tags.`,
    );
  }
  return html.replace(written, () => `"${policy}"`);
}
