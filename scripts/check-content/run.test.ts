import {spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {outerIt} from '../../tests/support/outer-it';
import {timeLimit} from '../../tests/support/time-limit.mjs';
import {checkIn} from './check-in.fixture';

describe('npm run check:content', {timeout: timeLimit(120_000)}, () => {
  let root = '';
  const write = (file: string, text: string | Buffer) => {
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), text);
  };
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const doc = (text: string, position = 1, title = '文档') =>
    `---\ntitle: ${title}\ndescription: 这一页说明检查程序怎样读一篇文档，并给出例子。\nsidebar_position: ${position}\n---\n\n${text}\n`;
  const run = (args: readonly string[]) => checkIn(root, args);
  const program = [
    '--import',
    pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href,
    resolve('scripts/check-content.ts'),
  ];
  const start = (args: readonly string[], variables: Readonly<Record<string, string>> = {}) =>
    spawnSync(process.execPath, [...program, ...args], {
      cwd: root,
      encoding: 'utf8',
      env: {...process.env, GITHUB_ACTIONS: '', ...variables},
    });
  const git = (...args: readonly string[]) =>
    spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.test', ...args], {cwd: root});

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'check-content-'));
    for (const name of ['authors', 'tags']) {
      mkdirSync(join(root, 'blog'), {recursive: true});
      cpSync(`blog/${name}.yml`, join(root, `blog/${name}.yml`));
    }
  });
  afterEach(() => {
    rmSync(root, {recursive: true});
  });

  it.skipIf(process.platform === 'win32')(
    'A10 a disk without space leaves each article whole, old or new, and the message names it',
    () => {
      const long = doc('用Git 管理 Github 项目，120Ω。\n\n'.repeat(400));
      const alert = doc('> [!NOTE]\n> 用Git。\n\n'.repeat(400), 2, '提示');
      write('docs/a.md', long);
      write('docs/b.md', alert);
      // No file may be larger than 4 KB. Node gets EFBIG in the middle of the write, as it gets ENOSPC on a full disk.
      const {status, stderr} = spawnSync(
        'sh',
        ['-c', `trap '' XFSZ; ulimit -f 8; exec "$0" "$@"`, process.execPath, ...program, '--fix'],
        {cwd: root, encoding: 'utf8', env: {...process.env, TSX_DISABLE_CACHE: '1'}},
      );
      expect(status).toBe(2);
      expect(stderr).toMatch(/docs\/[ab]\.md was not written: it is larger than a file may be\./);
      expect(stderr).not.toContain('Usage');
      expect([long, alert]).toEqual([read('docs/a.md'), read('docs/b.md')]);
      expect(readdirSync(join(root, 'docs'))).toEqual(['a.md', 'b.md']);
    },
  );

  it('A10 --fix follows no link out of the site', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    const text = doc('用Git 管理项目。');
    writeFileSync(join(outside, 'a.md'), text);
    write('docs/b.md', doc('正文。'));
    symlinkSync(join(outside, 'a.md'), join(root, 'docs/a.md'));
    const {status, stderr} = await run(['--fix']);
    expect(status).toBe(2);
    expect(stderr).toContain('docs/a.md was not written: a symbolic link leads to ');
    expect(readFileSync(join(outside, 'a.md'), 'utf8')).toBe(text);
    expect(readdirSync(outside)).toEqual(['a.md']);
    rmSync(outside, {recursive: true});
  });

  it('mends what is safe, records new addresses, and misses one that is gone', async () => {
    write('docs/a.md', doc('用Git 管理 Github 项目，120Ω。\r\n'));
    const {status, stdout} = await run(['--fix']);
    expect(stdout).toContain('1 article, 0 issues');
    expect(status).toBe(0);
    expect(read('docs/a.md')).toContain('用 Git 管理 GitHub 项目，120 Ω。\n');
    expect(read('site/addresses.txt')).toBe('/docs/a\n');

    write('docs/b.md', read('docs/a.md'));
    rmSync(join(root, 'docs/a.md'));
    const {stderr} = await run(['--fix']);
    expect(stderr).toContain(
      'site/addresses.txt:1:1 address: /docs/a was published, but no longer exists',
    );
    expect(read('site/addresses.txt')).toBe('/docs/a\n/docs/b\n');
  });

  it('M16 finds nothing wrong with CRLF, and keeps it when it mends', async () => {
    write('docs/a.md', doc('用 Git 管理。\n\n正文。').replaceAll('\n', '\r\n'));
    await run(['--fix']);
    expect((await run([])).stdout).toContain('1 article, 0 issues');
    write('docs/a.md', doc('用Git 管理。').replaceAll('\n', '\r\n'));
    await run(['--fix']);
    expect(read('docs/a.md')).toBe(doc('用 Git 管理。').replaceAll('\n', '\r\n'));
  });

  outerIt(
    'takes an address that was never committed out of the record, and one that was not',
    () => {
      write('.gitignore', 'node_modules\n');
      write('docs/a.md', doc('甲'));
      start(['--fix']);
      git('init', '-q');
      git('add', '.');
      git('commit', '-qm', 'x');
      write('docs/b.md', doc('乙', 2, '另一页'));
      start(['--fix']);
      expect(read('site/addresses.txt')).toBe('/docs/a\n/docs/b\n');
      write('docs/c.md', read('docs/b.md'));
      rmSync(join(root, 'docs/b.md'));
      expect(start([]).stdout).toMatch(/2 issues; --fix can fix 1$/m);
      const {stdout} = start(['--fix']);
      expect(stdout).toContain('2 articles, 0 issues');
      expect(read('site/addresses.txt')).toBe('/docs/a\n/docs/c\n');
    },
  );

  it('A1 lets a moved article pass with warnings, and keeps a clean one clean', async () => {
    write('docs/a.md', doc('甲'));
    await run(['--fix']);
    write('docs/moved.md', doc('用Git、用Vim、用Bash、用Zsh、用Fish', 2, '搬来的'));
    write('site/addresses.txt', '/docs/a\n/docs/moved\n');
    const moved = await run([]);
    expect(moved.status).toBe(0);
    expect(moved.stdout).toContain('2 articles, 0 issues, 5 warnings');
    expect(moved.stderr.trim().split('\n')).toEqual([
      expect.stringContaining('docs/moved.md:7:2 warning typography/han-latin-space: '),
      '  and 4 more: docs/moved.md:7:7, docs/moved.md:7:12, docs/moved.md:7:18 …',
    ]);
    expect((await run(['--all'])).stderr.trim().split('\n')).toHaveLength(5);

    write('docs/a.md', doc('用Git'));
    const soiled = await run([]);
    expect(soiled.status).toBe(1);
    expect(soiled.stderr).toContain(
      'docs/a.md:7:2 clean: This article had no warnings, and now has 1. Correct them, or delete its line from site/clean-articles.txt.',
    );
    expect(read('site/clean-articles.txt')).toBe('docs/a.md\n');
  });

  it('A4 names each bad file, and checks the others', () => {
    write('docs/gbk.md', Buffer.from([0xd5, 0xfd, 0xce, 0xc4, 0x0a, 0xb1, 0xea, 0xcc, 0xe2, 0x0a]));
    write('docs/utf16.md', Buffer.from('\uFEFF---\ntitle: 题\n---\n', 'utf16le'));
    write('docs/toml.md', '+++\ntitle = "题"\n+++\n\n正文\n');
    write('docs/two.md', doc('正文', 2, '两组').replace(/\n\n/, '\n\n---\ntags: [a]\n---\n\n'));
    write('docs/line.md', doc('长'.repeat(170_000), 3, '长行'));
    write('docs/a.png/file.txt', '');
    const name = 'n'.repeat(300);
    write(
      'docs/picture.md',
      doc(`![图](./a.png) ![图](./${name}.png) ![图](data:image/png;base64,${name})`, 4, '图'),
    );
    write('docs/slug.md', doc('甲', 5, '长名').replace('title:', `slug: /${name}\ntitle:`));
    for (const day of ['20', '21']) {
      write(
        `blog/2026-11-${day}-a.md`,
        doc('甲\n\n<!-- truncate -->\n\n## 参考资料', 1, `题 ${day}`).replace(
          'sidebar_position: 1',
          `slug: a\ndate: 2026-11-${day}\nauthors: [editors]\ntags: [hello]`,
        ),
      );
    }
    write('docs/good.md', doc('[没有](./nowhere.md)', 6, '好的'));
    const {status, stderr} = start(['--all']);
    expect(status).toBe(1);
    for (const line of [
      'docs/gbk.md:1:1 characters: The file is not UTF-8, but probably GBK.',
      'docs/utf16.md:1:1 characters: The file is not UTF-8, but probably UTF-16.',
      'docs/toml.md:1:1 front-matter: The front matter is TOML.',
      'docs/two.md:7:1 front-matter: This is a second block of front matter.',
      'docs/line.md:7:1 line-length: The line has more than',
      'docs/picture.md:7:1 image: "./a.png" is a folder. Name the file in it. 「./a.png」是文件夹。写出里面的文件。',
      `docs/picture.md:7:15 image: "./${name}.png" leads nowhere.`,
      'docs/slug.md:1:1 slug: A part of the address has 300 bytes',
      'blog/2026-11-21-a.md:1:1 slug: The address /blog/a belongs to blog/2026-11-20-a.md.',
      'docs/good.md:7:1 link: "./nowhere.md" leads nowhere.',
    ]) {
      expect(stderr).toContain(line);
    }
    expect(stderr).not.toMatch(/^ +at |data:image/m);
  });

  it('A3 checks one article, with the headings that it links to', async () => {
    write('docs/a.md', doc('[节](./b.md#节)\n\n[没有](/docs/b#没有)\n\n用Git'));
    write('docs/b.md', doc('## 节\n\n低于 <5 V', 2, '另一页'));
    write('docs/c.md', doc('[丁](./d.md)', 3, '第三页'));
    write('site/addresses.txt', '/docs/a\n/docs/c\n');
    const {status, stdout, stderr} = await run(['docs/a.md']);
    expect(status).toBe(0);
    expect(stdout).toContain('1 article, 0 issues, 1 warning; --fix can fix 1');
    write('docs/b.md', doc('## 节', 2, '另一页'));
    expect((await run(['./docs/a.md'])).stderr).toContain(
      'docs/a.md:9:1 link: There is no heading "#没有"',
    );
    expect(stderr).not.toContain('docs/c.md');
    const missing = await run(['docs/none.md']);
    expect(missing.status).toBe(2);
    expect(missing.stderr).toContain('"docs/none.md" does not exist. Correct the path.');
    expect((await run(['blog/tags.yml'])).stderr).toContain('"blog/tags.yml" is no article.');
  });

  outerIt('names drafts', () => {
    write('docs/a.md', doc('[乙](./c.md)').replace('title:', 'draft: true\ntitle:'));
    const {stdout} = start(['--fix']);
    expect(stdout).toBe(
      'docs/a.md is a draft, so builds leave it out. To publish it, delete `draft: true`.\n1 article, 1 issue\n',
    );
  });

  outerIt('says with --changed what changed, and what a change broke elsewhere', () => {
    write('docs/a.md', doc('用Git\n\n## 节'));
    write('docs/b.md', doc('[节](./a.md#节)', 2, '另一页'));
    write('.gitignore', 'node_modules\n');
    start(['--fix']);
    write('docs/c.md', doc('甲 乙', 3, '第三页'));
    start(['--fix']);
    write('docs/c.md', doc('丙,丁', 3, '第三页'));
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'x');
    expect(start(['--changed']).status).toBe(0);

    write('docs/a.md', doc('用Git\n\n## 数据的来源'));
    expect(start(['--changed']).stderr.trim().split('\n')).toEqual([
      expect.stringContaining('docs/b.md:7:1 link: There is no heading "#节" in /docs/a.'),
      expect.stringContaining('docs/a.md:7:2 warning typography/han-latin-space'),
    ]);
    const unknown = start(['--since', 'nothing']);
    expect(unknown.status).toBe(2);
    expect(unknown.stderr).toContain('Git cannot say what changed since nothing');
    expect(unknown.stderr).not.toMatch(/^ +at /m);
  });

  outerIt('prints JSON, annotations and links', () => {
    write('docs/a.md', doc('甲 乙 [站](https://example.org/a#b) [站](https://example.org/a)'));
    const {issues} = JSON.parse(start(['--json']).stdout) as {issues: readonly {rule: string}[]};
    expect(issues.map(({rule}) => rule)).toContain('typography/han-han-space');
    expect(start([], {GITHUB_ACTIONS: 'true'}).stdout).toContain(
      '::warning file=docs/a.md,line=7,col=2,title=typography/han-han-space::In "甲 乙',
    );
    expect(start(['--list-links']).stdout).toBe('https://example.org/a docs/a.md:7 docs/a.md:7\n');
    const {status, stderr} = start(['--chnged']);
    expect(status).toBe(2);
    expect(stderr).toContain("Unknown option '--chnged'");
  });

  outerIt(
    'names files that it cannot read, and passes over folders that are named like articles',
    () => {
      write('blog/tags.yml', 'a: [');
      write('blog/authors.yml', '- a');
      write('docs/tools/_category_.json', '{');
      write('docs/folder.md/a.md', doc('正文'));
      const {status, stderr} = start([]);
      expect(status).toBe(1);
      for (const file of ['blog/tags.yml', 'blog/authors.yml', 'docs/tools/_category_.json']) {
        expect(stderr).toContain(`${file}:1:1 data: This file cannot be read: `);
      }
      expect(stderr).not.toMatch(/^ +at /m);
    },
  );
});
