import {execFileSync} from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readRecord} from './record.ts';
import {undoImport} from './undo.ts';
import {reportFile, stagingFolder, writeImport, type Disk} from './write.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
  put('blog/2026-01-01-first.md', '第一篇\n');
  put('site/old-addresses.json', '{\n  "/older": "/blog/first"\n}\n');
  put('site/addresses.txt', '/blog/first\n');
  put('old/a.png', 'picture');
});
afterEach(() => {
  rmSync(root, {recursive: true});
});

function put(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), {recursive: true});
  writeFileSync(join(root, file), text);
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Every file below the site with its text, and every folder. */
function tree(): Record<string, string> {
  const names = readdirSync(root, {recursive: true, encoding: 'utf8'}).filter(
    (name) => !/^\.(?:git|import)(?:\/|$)/.test(name),
  );
  return Object.fromEntries(
    names.sort().map((name) => [name, statSync(join(root, name)).isFile() ? read(name) : '']),
  );
}

const plan = () => ({
  posts: [
    {
      from: 'source/_posts/a.md',
      file: 'blog/2020-01-01-a/index.md',
      address: '/blog/a',
      shared: '',
      text: '甲\n',
      copies: [{from: join(root, 'old/a.png'), to: 'blog/2020-01-01-a/a.png'}],
    },
    {
      from: 'source/_posts/b.md',
      file: 'blog/2020-01-02-b.md',
      address: '/blog/b',
      shared: '',
      text: '乙\n',
      copies: [],
    },
  ],
  redirects: {'/2020/a': '/blog/a'},
  imported: {
    'old/source/_posts/a.md': 'blog/2020-01-01-a/index.md',
    'old/source/_posts/b.md': 'blog/2020-01-02-b.md',
  },
});

const write = (disk?: Disk) => {
  writeImport(root, plan(), readRecord(root), '# 报告\n', disk);
};

describe('writeImport', () => {
  it('writes articles, pictures, redirects, the record and the report', () => {
    write();
    expect(read('blog/2020-01-01-a/index.md')).toBe('甲\n');
    expect(read('blog/2020-01-01-a/a.png')).toBe('picture');
    expect(read('site/old-addresses.json')).toBe(
      '{\n  "/2020/a": "/blog/a",\n  "/older": "/blog/first"\n}\n',
    );
    expect(readRecord(root).imported).toEqual(plan().imported);
    expect(read(reportFile)).toBe('# 报告\n');
    expect(existsSync(join(root, stagingFolder))).toBe(false);
  });

  it('A8 never replaces a file', () => {
    put('blog/2020-01-02-b.md', '作者的\n');
    const before = tree();
    expect(write).toThrow('blog/2020-01-02-b.md already exists.');
    expect(tree()).toEqual(before);
  });

  it('A8 a disk that fails at any step leaves the site as it was, and the file is named', () => {
    const before = tree();
    let steps = 0;
    const failAt = (number: number): Disk => {
      steps = 0;
      const step = () => {
        steps++;
        if (steps === number) {
          throw new Error('ENOSPC: no space left on device');
        }
      };
      return {
        write: (file, text) => {
          step();
          writeFileSync(file, text);
        },
        copy: (from, to) => {
          step();
          copyFileSync(from, to);
        },
        move: (from, to) => {
          step();
          renameSync(from, to);
        },
      };
    };
    for (let number = 1; number <= 12; number++) {
      expect(() => {
        write(failAt(number));
      }).toThrow(
        /^The import stopped at (?:blog|site|\.import)\/\S+: ENOSPC: .*\. Nothing was changed\.$/,
      );
      expect(tree()).toEqual(before);
      expect(existsSync(join(root, stagingFolder))).toBe(false);
      expect(existsSync(join(root, reportFile))).toBe(false);
    }
    write(failAt(13));
    expect(steps).toBe(12);
  });

  it('A10 keeps the mode of the redirects, also after an error', () => {
    chmodSync(join(root, 'site/old-addresses.json'), 0o640);
    const mode = () => statSync(join(root, 'site/old-addresses.json')).mode & 0o777;
    let moves = 0;
    const move = (from: string, to: string) => {
      moves++;
      if (moves === 6) {
        throw new Error('EIO');
      }
      renameSync(from, to);
    };
    expect(() => {
      write({write: writeFileSync, copy: copyFileSync, move});
    }).toThrow('Nothing was changed.');
    expect(mode()).toBe(0o640);
    write();
    expect(mode()).toBe(0o640);
  });

  it.each([
    ['the folder of the articles', 'blog'],
    ['the record', 'site/old-addresses.json'],
    ['the folder of its own files', '.import'],
  ])('A10 follows no link out of the site: %s', (_what, file) => {
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    const target = join(outside, 'target');
    if (existsSync(join(root, file))) {
      cpSync(join(root, file), target, {recursive: true});
    } else {
      mkdirSync(target);
    }
    rmSync(join(root, file), {recursive: true, force: true});
    symlinkSync(target, join(root, file));
    const before = tree();
    expect(write).toThrow('a symbolic link leads to ');
    expect(tree()).toEqual(before);
    rmSync(outside, {recursive: true});
  });

  it('A8 an import that was killed is named by the next one, and undone', () => {
    commit();
    const before = tree();
    put(`${stagingFolder}/blog/2020-01-02-b.md`, '乙\n');
    put('site/imported.json', JSON.stringify(plan().imported));
    expect(write).toThrow('Run `npm run import -- --undo` first.');
    undoImport(root);
    expect({...tree(), 'site/imported.json': undefined}).toEqual(before);
    expect(readRecord(root).imported).toEqual({});
    expect(existsSync(join(root, stagingFolder))).toBe(false);
  });
});

const git = (...args: readonly string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false', ...args],
    {cwd: root, stdio: 'pipe'},
  );
const commit = () => {
  git('init', '-q');
  git('add', '-A');
  git('commit', '-q', '-m', 'a');
};

describe('undoImport', () => {
  it('A8 takes back what is not committed, and keeps what was written since', () => {
    commit();
    const before = tree();
    write();
    put('blog/2020-01-02-b.md', '乙，改过\n');
    put('site/addresses.txt', '/blog/a\n/blog/b\n/blog/first\n');
    const {count, folder} = undoImport(root);
    expect(count).toBe(2);
    expect({...tree(), 'site/imported.json': undefined}).toEqual(before);
    expect(readRecord(root).imported).toEqual({});
    expect(read(`${folder}/blog/2020-01-02-b.md`)).toBe('乙，改过\n');
    expect(read(`${folder}/blog/2020-01-01-a/a.png`)).toBe('picture');
  });

  it('A8 leaves committed imports, and refuses when there is no other', () => {
    write();
    commit();
    const before = tree();
    expect(() => undoImport(root)).toThrow('There is no import that is not committed.');
    expect(tree()).toEqual(before);
  });

  it('A10 moves no file outside of the site, whatever the record says', () => {
    commit();
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    writeFileSync(join(outside, 'a.md'), '甲\n');
    put('site/imported.json', JSON.stringify({a: `../${basename(outside)}/a.md`}));
    const before = tree();
    expect(() => undoImport(root)).toThrow('which is outside of ');
    expect(tree()).toEqual(before);
    expect(readFileSync(join(outside, 'a.md'), 'utf8')).toBe('甲\n');
    rmSync(outside, {recursive: true});
  });

  it('refuses without Git', () => {
    write();
    expect(() => undoImport(root)).toThrow('Git does not know this folder');
  });
});
