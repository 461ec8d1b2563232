import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

/** A page as the sitemap lists it. */
interface Item {
  readonly address: string;
  /** A day, in UTC. */
  readonly changed: string | undefined;
}

/** Reads a sitemap. Throws if it violates the schema of sitemaps.org, which comes with the library that writes sitemaps. */
export async function readSitemap(xml: string): Promise<Item[]> {
  // It awaits its WebAssembly while it loads, which `require` cannot do.
  const {XmlDocument, XsdValidator} = await import('libxml2-wasm');
  const library = createRequire(require.resolve('@docusaurus/plugin-sitemap'));
  const schema = library
    .resolve('sitemap/package.json')
    .replace(/package\.json$/, 'schema/sitemap.xsd');
  using definition = XmlDocument.fromString(readFileSync(schema, 'utf8'));
  using validator = XsdValidator.fromDoc(definition);
  using sitemap = XmlDocument.fromString(xml);
  validator.validate(sitemap);
  return [...xml.matchAll(/<url>([^]*?)<\/url>/g)].map(([, url = '']) => ({
    address: /<loc>([^<]*)</.exec(url)?.[1] ?? '',
    changed: /<lastmod>([^<]*)</.exec(url)?.[1],
  }));
}

/** The day of a file's last commit, in UTC. */
export function dayOfLastCommit(file: string): string {
  const date = ['--date=format-local:%Y-%m-%d', '--format=%cd'];
  return execFileSync('git', ['log', '-1', ...date, '--', file], {
    encoding: 'utf8',
    env: {...process.env, TZ: 'UTC'},
  }).trim();
}
