import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it as base} from 'vitest';
import {copySite, shorten, type SiteCopy} from './site-copy';

const it = base.extend<{site: SiteCopy}>({
  // Vitest wants the other fixtures named, of which there are none.
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, provide) => {
    const site = copySite({ownCaches: true});
    shorten(site);
    await provide(site);
    site.remove();
  },
});

type Variables = Readonly<Record<string, string>>;

/** What a build writes: a hash of each file, by its path. */
async function build(site: SiteCopy, variables: Variables = {}): Promise<Record<string, string>> {
  const {code, output} = await site.run('docusaurus', ['build'], variables);
  expect(code, output).toBe(0);
  const folder = join(site.folder, 'build');
  return Object.fromEntries(
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map(({parentPath, name}) => join(parentPath, name))
      .sort()
      .map((path) => [
        path.slice(folder.length + 1),
        createHash('sha256').update(readFileSync(path)).digest('hex'),
      ]),
  );
}

const article = (slug: string, text: string) =>
  `---\nslug: ${slug}\ntitle: 页\ndescription: 说明\n---\n\n${text}\n`;

const picture = (height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 ${height}"><path d="M0 0"/></svg>`;

const builtFile = (site: SiteCopy, file: string) =>
  readFileSync(join(site.folder, 'build', file), 'utf8');

/** Five builds, one after the other. */
const time = 600_000;

it('serves nothing stale from its cache', {timeout: time}, async ({site}) => {
  const first = (text: string) =>
    article('/first', `${text}，[链接](second.md)，120 Ω。\n\n![图](./figure.svg "标题")`);
  site.write('docs/first.md', first('旧的一段'));
  site.write('docs/second.md', article('/second', '正文'));
  site.write('docs/figure.svg', picture(3));
  await build(site);
  expect(existsSync(join(site.folder, 'node_modules/.cache/build'))).toBe(true);

  // An edit alone: what is taken from the last build makes no difference to what is written.
  site.write('docs/first.md', first('新的一段'));
  const warm = await build(site);
  expect(builtFile(site, 'docs/first/index.html')).toContain('新的一段');
  rmSync(join(site.folder, '.docusaurus'), {recursive: true});
  expect(await build(site, {DOCUSAURUS_NO_PERSISTENT_CACHE: '1'})).toEqual(warm);

  // The environment.
  await build(site, {BASE_URL: '/x/', SHOW_CONTENT: 'true'});
  expect(builtFile(site, 'docs/first/index.html')).toContain('href=/x/icms');

  // And back, with what the page shows of other files, which are not its own.
  const plugin = readFileSync('plugins/rehype-unbroken-units/index.ts', 'utf8');
  site.write('plugins/rehype-unbroken-units/index.ts', plugin.replace("'span'", "'b'"));
  site.write('docs/second.md', article('/moved', '正文'));
  site.write('docs/figure.svg', picture(4));
  await build(site);
  const html = builtFile(site, 'docs/first/index.html');
  expect(html).toContain('/docs/moved');
  expect(html).toContain('0 0 9 4');
  expect(html).toContain('<b class=unbroken>');
  expect(html).not.toMatch(/\/x\/|icms/);
});
