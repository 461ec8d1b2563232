import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it as base} from 'vitest';
import {isDue} from '../support/ring';
import {copySite, shorten, type SiteCopy} from '../../scripts/site-copy';
import {timeLimit} from '../support/time-limit.mjs';

const it = base.extend<{site: SiteCopy}>({
  // Vitest requires a pattern with the other fixtures' names, but there are none.
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, provide) => {
    const site = copySite({ownCaches: true});
    shorten(site);
    await provide(site);
    site.remove();
  },
});

type Variables = Readonly<Record<string, string>>;

/** The built files: a hash of each, by path. */
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

const article = (slug: string, text: string, {title = '页', description = '说明'} = {}) =>
  `---\nslug: ${slug}\ntitle: ${title}\ndescription: ${description}\n---\n\n${text}\n`;

const post = (date: string, tag: string) =>
  `---\nslug: new-post\ntitle: 新\ndescription: 说明\ndate: ${date}\nauthors: [icms]\ntags: [${tag}]\n---\n\n摘要\n\n<!-- truncate -->\n`;

const picture = (height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 ${height}"><path d="M0 0"/></svg>`;

const builtFile = (site: SiteCopy, file: string) =>
  readFileSync(join(site.folder, 'build', file), 'utf8');

/** Changes a file of the site, and returns a function that undoes the change. */
function change(site: SiteCopy, file: string, text: string, by: string): () => void {
  const source = readFileSync(join(site.folder, file), 'utf8');
  expect(source).toContain(text);
  site.write(file, source.replace(text, by));
  return () => {
    site.write(file, source);
  };
}

/** The time limit for six builds in a row, in milliseconds. */
const time = timeLimit(900_000);

const title = 'serves nothing stale from its cache @outer';

it.runIf(isDue(title))(title, {timeout: time}, async ({site}) => {
  const first = (text: string) =>
    `${article('/first', `${text}，[链接](second.md)，120 Ω。\n\n![图](./figure.svg "标题")`)}\nimport Part from './_part.mdx';\n\n<Part />\n`;
  site.write('docs/first.md', first('旧的一段'));
  site.write('docs/_part.mdx', '旧的部分\n');
  site.write('docs/second.md', article('/second', '正文'));
  site.write('docs/figure.svg', picture(3));
  site.write('blog/new.md', post('2026-11-10', 'can'));
  await build(site);

  // An article's data on other pages: its name, description, date and tag.
  site.write('docs/second.md', article('/second', '正文', {title: '新名', description: '新说明'}));
  site.write('blog/new.md', post('2026-11-20', 'rs485'));
  await build(site);
  expect(builtFile(site, 'docs/intro/index.html')).toContain('新名');
  expect(builtFile(site, 'docs/index.html')).toContain('新说明');
  expect(builtFile(site, 'blog/tags/rs485/index.html')).toContain('new-post');
  expect(builtFile(site, 'blog/archive/index.html')).toContain('2026-11-20');

  // The environment, a component and a data file.
  const changes = [
    change(site, 'src/theme/Footer/index.tsx', '。`', '！`'),
    change(site, 'blog/tags.yml', 'label: CAN', 'label: CAN 总线'),
  ];
  await build(site, {BASE_URL: '/x/', SHOW_CONTENT: 'true'});
  expect(builtFile(site, 'docs/first/index.html')).toMatch(/href="?\/x\/icms[^]*！/);
  expect(builtFile(site, 'blog/tags/can/index.html')).toContain('CAN 总线');

  // Back to the first environment, with only articles edited: their modules come from the build before the last one.
  changes.forEach((changeBack) => {
    changeBack();
  });
  site.write('docs/first.md', first('新的一段'));
  site.write('docs/_part.mdx', '新的部分\n');
  const warm = await build(site);
  expect(builtFile(site, 'docs/first/index.html')).toMatch(/新的一段[^]*新的部分/);
  expect(readdirSync(join(site.folder, 'node_modules/.cache/build'))).toHaveLength(2);

  // The caches of all these builds do not affect the output.
  rmSync(join(site.folder, '.docusaurus'), {recursive: true});
  expect(await build(site, {DOCUSAURUS_NO_PERSISTENT_CACHE: '1'})).toEqual(warm);

  // Content of other files that a page shows.
  change(site, 'plugins/articles/rehype-nowrap-units.ts', "'span'", "'b'");
  site.write('docs/second.md', article('/moved', '正文'));
  site.write('docs/figure.svg', picture(4));
  await build(site);
  const html = builtFile(site, 'docs/first/index.html');
  expect(html).toContain('/docs/moved');
  expect(html).toContain('0 0 9 4');
  expect(html).toMatch(/<b class="?nowrap"?>/);
  expect(html).not.toMatch(/\/x\/|icms/);
});
