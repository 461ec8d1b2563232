import {spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {checkContent} from '@markdown-zh/content-check/checks';
import {readContent} from '@markdown-zh/content-check';
import contentCheck from '../site/content-check';
import {outerIt} from '../tests/support/outer-it';
import {createIn} from './create-in.fixture';

describe('npm run new:post', () => {
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'new-article-'));
    mkdirSync(join(root, 'blog'));
    mkdirSync(join(root, 'docs/tools'), {recursive: true});
    for (const name of ['authors', 'tags']) {
      cpSync(`blog/${name}.yml`, join(root, `blog/${name}.yml`));
    }
  });
  afterAll(() => {
    rmSync(root, {recursive: true});
  });
  const run = (...args: readonly string[]) => createIn(root, args);
  const start = (...args: readonly string[]) =>
    spawnSync(
      process.execPath,
      [resolve('node_modules/tsx/dist/cli.mjs'), resolve('scripts/new-article.ts'), ...args],
      {cwd: root, encoding: 'utf8', input: ''},
    );
  const description = '这一篇说明脚手架写出的文章是什么样子，并给出例子。';
  const good = [
    'post',
    'CAN 与 RS485',
    '--tags',
    'rs485，can',
    '--authors',
    'icms',
    '--description',
    description,
  ];

  outerIt('names its flags when asked, and writes nothing', () => {
    const {status, stdout} = start('post', '--help');
    expect(status).toBe(0);
    for (const flag of ['description', 'slug', 'tags', 'authors', 'date', 'section', 'position']) {
      expect(stdout).toContain(`--${flag} `);
    }
  });

  it('A10 writes through no link that leads out of the site', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    symlinkSync(outside, join(root, 'icms'));
    const words = ['note', '标题', '--tags', 'can', '--authors', 'icms', '--slug', 'a'];
    const {status, stderr} = await run(...words, '--description', description);
    rmSync(join(root, 'icms'));
    expect([status, stderr]).toEqual([1, expect.stringContaining('a symbolic link leads to ')]);
    expect(readdirSync(outside)).toEqual([]);
    rmSync(outside, {recursive: true});
  });

  it('writes a post, a note and a doc that pass the check, and never twice', async () => {
    const dated = [...good, '--date', '2026-11-23'];
    const {status, stdout} = start(...dated);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^blog\/2026-11-23-can-yu-rs485\.md\nNext: /);
    expect((await run('note', 'CAN 与 RS485 的笔记', ...dated.slice(2))).status).toBe(0);
    expect(
      (await run('doc', 'Git 的用法', '--section', 'tools', '--description', description)).status,
    ).toBe(0);
    expect(existsSync(join(root, 'docs/tools/git-de-yong-fa.md'))).toBe(true);
    expect(checkContent(readContent(root, contentCheck), {snippets: new Map()})).toEqual([]);

    const file = join(root, 'blog/2026-11-23-can-yu-rs485.md');
    writeFileSync(file, 'mine');
    const again = await run(...dated);
    expect(again.status).toBe(1);
    expect(again.stderr).toContain('already belongs to blog/2026-11-23-can-yu-rs485.md');
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it('L5 makes a draft of a lesson, of which the check wants more exercises and nothing else', async () => {
    const {status, stdout} = await run('lesson', '加粗一个词', '--slug', 'bold', ...good.slice(-2));
    expect(status).toBe(0);
    expect(stdout).toMatch(/^learn\/01-bold\.md\nNext: /);
    const file = join(root, 'learn/01-bold.md');
    expect(readFileSync(file, 'utf8')).toContain('draft: true\n');
    const content = readContent(root, contentCheck);
    const lessons = content.files.filter(({kind}) => kind === 'lesson');
    expect(checkContent({...content, files: lessons}, {snippets: new Map()})).toMatchObject([
      {file: 'learn/01-bold.md', message: {key: 'few-exercises', values: {count: 1}}},
    ]);

    writeFileSync(file, 'mine');
    const again = await run('lesson', '又一课', '--slug', 'bold', ...good.slice(-2));
    expect(again.status).toBe(1);
    expect(again.stderr).toContain('already belongs to learn/01-bold.md');
    expect(readFileSync(file, 'utf8')).toBe('mine');
    rmSync(join(root, 'learn'), {recursive: true});
  });

  it.each([
    [
      ['post'],
      '--title is missing. Write the title of the page as text.\n--description is missing.',
    ],
    [['post', '题', '--tag', 'can'], "Unknown option '--tag'"],
    [['page'], 'Name a kind: post, note, doc or lesson.'],
  ])('says of %j what is missing or wrong, without a stack', async (args, message) => {
    const {status, stderr} = await run(...args);
    expect(status).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^ +at /m);
  });
});
