import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {checkContent} from '@markdown-zh/content-check/checks';
import {readContent} from '@markdown-zh/content-check';
import {runImport} from '@markdown-zh/authoring/import';

import contentCheck from '../site/content-check';
import {authoringSite} from './authoring-site';

let root = '';
let old = '';
beforeEach(() => {
  const parent = mkdtempSync(join(tmpdir(), 'import-'));
  root = join(parent, 'site');
  old = join(parent, 'old');
  mkdirSync(join(root, 'blog'), {recursive: true});
  for (const name of ['authors', 'tags']) {
    cpSync(`blog/${name}.yml`, join(root, `blog/${name}.yml`));
  }
  cpSync('packages/authoring/src/import/fixtures/hexo', old, {recursive: true});
  execFileSync('git', ['init', '-q'], {cwd: root});
});
afterEach(() => {
  rmSync(resolve(root, '..'), {recursive: true});
});

/** The output of the command, and its exit code. */
async function run(...args: readonly string[]) {
  const printed: string[] = [];
  const print = (text: string) => {
    printed.push(text);
  };
  const output = {log: print, error: print, isTerminal: false};
  const code = await runImport(args, authoringSite(root), output).catch((error: unknown) => {
    print((error as Error).message);
    return 1;
  });
  return {code, text: printed.join('\n')};
}

const good = () => [old, '--from', 'hexo', '--author', 'icms', '--tags', 'hello'];
const file = (name: string) => join(root, name);
const canBus = 'blog/2019-03-01-can-bus/index.md';

it.each<[string, () => readonly string[], string]>([
  ['no folder', () => [], 'Name one folder.'],
  ['a folder that is not there', () => [`${old}-not`, '--from', 'hexo'], 'There is no folder'],
  ['no generator', () => [old], '--from is missing. Write one of hexo|'],
  ['another generator', () => [old, '--from', 'hugo'], 'looks like Hexo: --from hexo'],
  [
    'no Markdown',
    () => [join(old, 'source/images'), '--from', 'hexo'],
    'There is no Markdown in it.',
  ],
  [
    'a place that there is not',
    () => [...good(), '--to', 'icms'],
    '--to is "icms". Write blog or docs.',
  ],
  ['an unknown tag', () => [...good(), '--tags', 'rs458'], 'Did you mean "rs485"?'],
  [
    'no author',
    () => [old, '--from', 'hexo', '--tags', 'hello'],
    'Add --author KEY; there are icms, editors',
  ],
  [
    'no tags',
    () => [old, '--from', 'hexo', '--author', 'icms'],
    'the first is source/_drafts/half-done.md. Add --tags A,B;',
  ],
  ['nothing to undo', () => ['--undo'], 'There is no import that is not committed.'],
])('A8 %s is an error that names the remedy, and nothing is written', async (_, args, message) => {
  const {code, text} = await run(...args());
  expect(text).toContain(message);
  expect(code).toBe(1);
  expect(existsSync(file('site'))).toBe(false);
});

it('A7 a dry run prints the report, and writes nothing', async () => {
  const {code, text} = await run(...good(), '--dry-run');
  expect(code).toBe(0);
  expect(text).toContain('从 Hexo 搬来 3 篇文章、3 个图片和附件，保留 2 个旧网址。');
  expect(text).toContain('3 articles, 3 files beside them, 2 redirects. Nothing was written.');
  expect(existsSync(file(canBus))).toBe(false);
});

it('A7 A9 an imported blog has no broken addresses, and its report says what to decide', async () => {
  const {code, text} = await run(...good());
  expect(code).toBe(0);
  expect(text).toContain(`Read .import/report.md, and run \`npm run check:content -- --fix\`.`);

  const report = readFileSync(file('.import/report.md'), 'utf8');
  for (const line of [
    '## 找不到的图片（1）',
    '- [ ] `source/_posts/终端电阻.md`：`lost.png`',
    '- [ ] `总线`（1 篇）：`source/_posts/can-bus.md`',
    `- \`source/_posts/can-bus.md\` → \`${canBus}\``,
  ]) {
    expect(report).toContain(line);
  }
  const issues = checkContent(readContent(root, contentCheck), {snippets: new Map()});
  const rules = ['front-matter', 'file-name', 'slug', 'truncate', 'mdx', 'link', 'image'];
  expect(
    issues.filter(({rule}) => rules.includes(rule)).map(({message}) => message.values),
  ).toEqual([
    expect.objectContaining({url: '/blog/about/'}),
    expect.objectContaining({url: 'lost.png'}),
  ]);
});

it('A8 a second run brings what is new, and leaves what the author has changed', async () => {
  await run(...good());
  writeFileSync(file(canBus), '改过\n');
  expect((await run(...good())).text).toBe(
    '0 articles, 0 files beside them, 0 redirects; 3 imported earlier. Nothing was written.',
  );
  writeFileSync(
    join(old, 'source/_posts/new.md'),
    '---\ntitle: 新的\ndate: 2024-01-01\n---\n\n后来又写的一篇，接着讲[总线](/blog/2019/03/01/can-bus/)上的第三件事，也很短。\n',
  );
  expect((await run(...good())).text).toContain(
    '1 article, 0 files beside them, 1 redirect; 3 imported earlier.',
  );
  expect(readFileSync(file('blog/2024-01-01-new.md'), 'utf8')).toContain(
    '[总线](./2019-03-01-can-bus/index.md)',
  );
  expect(readFileSync(file(canBus), 'utf8')).toBe('改过\n');

  const {text} = await run('--undo');
  expect(text).toBe(
    '4 articles moved to .import/undone-1. Delete that folder when you need nothing in it.',
  );
  expect(existsSync(file('blog/2024-01-01-new.md'))).toBe(false);
  expect(readFileSync(file('.import/undone-1/' + canBus), 'utf8')).toBe('改过\n');
});

it('A8 a post that was left out makes exit code 1, beside what came', async () => {
  writeFileSync(join(old, 'source/_posts/bad.md'), Uint8Array.of(0x80, 0x81, 0x00, 0xff));
  const {code, text} = await run(...good());
  expect(code).toBe(1);
  expect(text).toContain(
    'source/_posts/bad.md is not text in UTF-8, UTF-16 or GB 18030. Save it as UTF-8.',
  );
  expect(text).toContain('3 articles, 3 files beside them, 2 redirects; 1 left out.');
});
