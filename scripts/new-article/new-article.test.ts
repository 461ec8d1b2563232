import {spawnSync} from 'node:child_process';
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
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {outerIt} from '../../tests/support/outer-it';
import {checkContent} from '@markdown-zh/content-check/checks';
import {readContent} from '@markdown-zh/content-check';
import type {Answers} from './answers';
import {createIn} from './create-in.fixture';
import {checkAnswers, textOf, type ExistingContent} from './plan';
import {proposeSlug} from './slug';
import contentCheck from '../../site/content-check';

describe('proposeSlug', () => {
  it.each([
    ['RS485 与 CAN 怎样选', 'rs485-yu-can-zen-yang-xuan'],
    ['鸿蒙：版本（上）', 'hong-meng-ban-ben-shang'],
    ['Café “au lait”', 'cafe-au-lait'],
    ['绿色', 'lv-se'],
    ['🙂', ''],
    ['C++ 与 C#', 'c-yu-c'],
  ])('of %s is %s', (title, slug) => {
    expect(proposeSlug(title)).toBe(slug);
  });

  it('ends with a syllable where it gets long', () => {
    const slug = proposeSlug('很长的题目'.repeat(20));
    expect(slug.length).toBeLessThanOrEqual(60);
    expect(slug).toMatch(/^(?:hen|chang|zhang|de|ti|mu)(?:-(?:hen|chang|zhang|de|ti|mu))*$/);
  });
});

const existing: ExistingContent = {
  authors: ['icms', 'editors'],
  tags: ['rs485', 'can'],
  files: [
    'blog/2026-01-01-first/index.md',
    'blog/2026-01-02-second.md',
    'docs/tools/git.mdx',
    'learn/01-bold.md',
  ],
  sections: ['tools'],
  lastPositions: new Map([['tools', 7]]),
};
const post: Answers = {
  title: '题目',
  description: '这一篇说明脚手架写出的文章是什么样子，并给出例子。',
  slug: 'third',
  date: '2026-01-03',
  authors: ['icms'],
  tags: ['can'],
};

describe('checkAnswers', () => {
  it('finds nothing wrong with good ones', () => {
    expect(checkAnswers('post', post, existing)).toEqual([]);
    expect(checkAnswers('note', {...post, slug: 'first'}, existing)).toEqual([]);
    expect(checkAnswers('doc', {...post, section: 'tools', slug: 'ssh'}, existing)).toEqual([]);
  });

  it.each<[Answers, string]>([
    [{tags: ['rs458']}, 'The tag "rs458" is not in blog/tags.yml. Did you mean "rs485"?'],
    [{authors: ['imcs']}, 'The author "imcs" is not in blog/authors.yml. Did you mean "icms"?'],
    [{tags: []}, '--tags is []. Write a list of keys from blog/tags.yml'],
    [{tags: undefined}, '--tags is missing. Write a list of keys'],
    [{title: undefined}, '--title is missing.'],
    [{description: '短'}, '--description is "短". Write one plain sentence'],
    [{slug: '题目'}, '--slug is "题目". Use lower-case letters'],
    [{slug: '../evil'}, '--slug is "../evil". Use lower-case letters'],
    [{slug: ''}, '--slug is "".'],
    [{slug: 'first'}, 'The slug "first" already belongs to blog/2026-01-01-first/index.md.'],
    [{slug: 'second'}, 'The slug "second" already belongs to blog/2026-01-02-second.md.'],
    [{date: '2026-02-30'}, '--date is "2026-02-30". Write the day as YYYY-MM-DD.'],
  ])('names the remedy for %j', (wrong, message) => {
    const problems = checkAnswers('post', {...post, ...wrong}, existing);
    expect(problems.map((problem) => problem.message)).toEqual([expect.stringContaining(message)]);
  });

  it.each<[Answers, string]>([
    [{section: 'tool'}, 'There is no folder docs/tool. Did you mean "tools"?'],
    [{section: '../blog'}, 'There is no folder docs/../blog.'],
    [{section: 'tools', slug: 'git'}, 'The slug "git" already belongs to docs/tools/git.mdx.'],
  ])('names the remedy for a doc with %j', (wrong, message) => {
    const problems = checkAnswers('doc', {...post, ...wrong}, existing);
    expect(problems.map((problem) => problem.message)).toEqual([expect.stringContaining(message)]);
  });

  it.each<[Answers, string]>([
    [{position: '1'}, 'The position 1 already belongs to learn/01-bold.md. 2 is free.'],
    [{position: '0'}, '--position is "0". Write a number from 1 to 99. 2 is free.'],
    [{position: undefined}, '--position is missing. Write a number from 1 to 99. 2 is free.'],
    [{slug: 'bold'}, 'The slug "bold" already belongs to learn/01-bold.md.'],
  ])('names the remedy for a lesson with %j', (wrong, message) => {
    const lesson = {...post, position: '2', ...wrong};
    const problems = checkAnswers('lesson', lesson, existing);
    expect(problems.map((problem) => problem.message)).toEqual([expect.stringContaining(message)]);
  });

  it('puts a doc behind its neighbours, and quotes what YAML would take for something else', () => {
    const text = textOf('doc', {...post, title: 'A: 1 # "b"', section: 'tools'}, existing);
    expect(text).toContain('sidebar_position: 8\n');
    expect(text).toContain(`title: 'A: 1 # "b"'\n`);
  });
});

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
  const description = post.description ?? '';
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
