import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, expect, it} from 'vitest';
import {contentHash, readRecords} from '../shared/digests';
import {collectDigests, collectDocs} from './collect';

const outDir = mkdtempSync(join(tmpdir(), 'docs-list-'));

afterEach(() => {
  rmSync(outDir, {recursive: true, force: true});
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(outDir, file)), {recursive: true});
    writeFileSync(join(outDir, file), text);
  }
}

const page = (title: string, files: string) =>
  `<title>${title} | Markdown 中文</title><img src=/x/img/logo.svg><script>[${files}]</script>`;

const build = {
  outDir,
  baseUrl: '/x/',
  routesPaths: [
    '/x/',
    '/x/docs',
    '/x/docs/语法/',
    '/x/search',
    '/x/icms',
    '/x/blog/docs',
    '/x/docs/secret',
  ],
  trailingSlash: undefined,
  unlisted: new Set(['/x/docs/secret']),
};

it('O3 O6 M12 lists docs, the page of results and what they need, and nothing else', async () => {
  write({
    'docs/index.html': page('Docs', '"/x/assets/js/main.0a1b2c3d.js"'),
    'docs/secret/index.html': page('Secret', '"assets/js/9.0a1b2c3d.js"'),
    'docs/语法/index.html': page('语法', '"assets/js/7.0a1b2c3d.js"'),
    'search/index.html': page('Search', '"/x/assets/js/main.0a1b2c3d.js"'),
    'icms/index.html': page('Private', '"/x/assets/js/9.0a1b2c3d.js"'),
    'assets/js/main.0a1b2c3d.js': 'n.e("8")',
    'assets/js/7.0a1b2c3d.js': '',
    'assets/js/8.0a1b2c3d.js': '',
    'assets/js/9.0a1b2c3d.js': '',
    'assets/css/styles.0a1b2c3d.css': 'a{}',
    'img/logo.svg': '<svg/>',
  });
  // The index is written at the same time.
  const list = await collectDocs(build, async () => {
    await Promise.resolve();
    write({'search-index/first.json': '{}', 'search-index/k3/1.json': '[]'});
  });
  expect(list.map(({path, title}) => [path, title])).toEqual([
    ['/x/assets/css/styles.0a1b2c3d.css', undefined],
    ['/x/assets/js/7.0a1b2c3d.js', undefined],
    ['/x/assets/js/8.0a1b2c3d.js', undefined],
    ['/x/assets/js/main.0a1b2c3d.js', undefined],
    ['/x/img/logo.svg', undefined],
    ['/x/search-index/first.json', undefined],
    ['/x/search-index/k3/1.json', undefined],
    ['/x/docs', 'Docs'],
    ['/x/docs/%E8%AF%AD%E6%B3%95', '语法'],
    ['/x/search', 'Search'],
  ]);
  const revised = list.filter(({changes}) => changes).map(({path}) => path);
  expect(revised).toEqual([
    '/x/img/logo.svg',
    '/x/search-index/first.json',
    '/x/docs',
    '/x/docs/%E8%AF%AD%E6%B3%95',
    '/x/search',
  ]);
  expect(list[0]?.bytes).toBe(3);
  expect(list[0]?.hash).toBe(await contentHash(new TextEncoder().encode('a{}')));
});

it('is no list without a doc', async () => {
  const none = {...build, routesPaths: ['/x/', '/x/icms']};
  await expect(collectDocs(none, () => Promise.resolve())).rejects.toThrow('no doc');
});

it('O9 gives the worker a hash of each file that its address identifies, and names none', async () => {
  write({
    'assets/js/main.0a1b2c3d.js': 'main()',
    'assets/files/机密 1.pdf': 'secret',
    'img/logo.svg': '<svg/>',
  });
  const records = await collectDigests({outDir, baseUrl: '/x/'}, async () => {
    await Promise.resolve();
    write({'search-index/first.json': '{}', 'search-index/k3/1.txt': 'words'});
  });
  const digests = readRecords(records);
  const hashOf = (text: string) => contentHash(new TextEncoder().encode(text));
  const isOfBuild = async (path: string, text: string) => digests(path, await hashOf(text));
  expect(await isOfBuild('/x/assets/js/main.0a1b2c3d.js', 'main()')).toBe(true);
  expect(await isOfBuild('/x/assets/js/main.0a1b2c3d.js', 'main(')).toBe(false);
  expect(await isOfBuild('/x/assets/files/%E6%9C%BA%E5%AF%86%201.pdf', 'secret')).toBe(true);
  expect(await isOfBuild('/x/search-index/k3/1.txt', 'words')).toBe(true);
  expect(await isOfBuild('/assets/js/main.0a1b2c3d.js', 'main()')).toBeUndefined();
  expect(await isOfBuild('/x/search-index/first.json', '{}')).toBeUndefined();
  expect(await isOfBuild('/x/img/logo.svg', '<svg/>')).toBeUndefined();
  expect(records).toHaveLength(3 * 12);
});
