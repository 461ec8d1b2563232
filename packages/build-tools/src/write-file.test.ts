import {spawnSync} from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {replaceFile, resolveWithin, WriteError, type Disk} from './write-file.ts';

let root = '';
let site = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'write-'));
  site = join(root, 'site');
  mkdirSync(join(site, 'docs'), {recursive: true});
  writeFileSync(join(site, 'docs/a.md'), 'old');
  writeFileSync(join(root, 'outside.md'), 'outside');
});
afterEach(() => {
  chmodSync(join(site, 'docs'), 0o755);
  rmSync(root, {recursive: true});
});

const at = (file: string) => join(site, file);
const read = (file: string) => readFileSync(at(file), 'utf8');
const write = (file: string, disk?: Disk) => {
  replaceFile(at(file), 'new', {within: site, ...(disk && {disk})});
};

function failing(code: string): Error {
  return Object.assign(new Error(`${code}: failed, write`), {code});
}

describe('replaceFile', () => {
  it('A10 replaces the content, and keeps the mode; no other file is left', () => {
    chmodSync(at('docs/a.md'), 0o640);
    write('docs/a.md');
    expect(read('docs/a.md')).toBe('new');
    expect(statSync(at('docs/a.md')).mode & 0o777).toBe(0o640);
    expect(readdirSync(at('docs'))).toEqual(['a.md']);
  });

  it('A10 creates a file with its folders, also with the longest name', () => {
    const name = `${'终'.repeat(84)}.md`; // 255 bytes
    write(`docs/b/${name}`);
    expect(read(`docs/b/${name}`)).toBe('new');
  });

  it.each([
    ['ENOSPC', 'the disk is full. Free some space'],
    ['EDQUOT', 'your quota of the disk is used up.'],
    ['EROFS', 'the disk is read-only.'],
    ['EIO', 'EIO: failed, write. Run the command again.'],
  ])('A10 a disk that fails with %s leaves the old file whole, and names it', (code, reason) => {
    const halves: Disk = {
      write: (file, content) => {
        writeSync(file, String(content).slice(0, 1));
        throw failing(code);
      },
      move: renameSync,
    };
    const stuck: Disk = {
      write: writeFileSync,
      move: () => {
        throw failing(code);
      },
    };
    for (const disk of [halves, stuck]) {
      expect(() => {
        write('docs/a.md', disk);
      }).toThrow(`${at('docs/a.md')} was not written: ${reason}`);
      expect(read('docs/a.md')).toBe('old');
      expect(readdirSync(at('docs'))).toEqual(['a.md']);
    }
  });

  it('A10 a write that was killed leaves the old file whole, and does not stop the next one', () => {
    const script = `
      import {replaceFile} from ${JSON.stringify(import.meta.resolve('./write-file.ts'))};
      import {writeSync} from 'node:fs';
      const write = (file) => { writeSync(file, 'ha'); process.kill(process.pid, 'SIGKILL'); for (;;); };
      replaceFile('docs/a.md', 'half', {within: '.', disk: {write, move: () => {}}});`;
    const {signal} = spawnSync(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', script],
      {cwd: site},
    );
    expect(signal).toBe('SIGKILL');
    expect(read('docs/a.md')).toBe('old');
    // Even if the next process has the same number.
    for (const name of readdirSync(at('docs')).filter((each) => each.endsWith('.tmp'))) {
      renameSync(at(`docs/${name}`), at(`docs/.write-${process.pid}-0.tmp`));
    }
    write('docs/a.md');
    expect(read('docs/a.md')).toBe('new');
  });

  it.skipIf(process.getuid?.() === 0)(
    'A10 a folder or a file that is read-only is named, and unchanged',
    () => {
      chmodSync(at('docs'), 0o555);
      expect(() => {
        write('docs/a.md');
      }).toThrow('no permission. Change the permissions of the file and its folder.');
      chmodSync(at('docs'), 0o755);
      chmodSync(at('docs/a.md'), 0o444);
      expect(() => {
        write('docs/a.md');
      }).toThrow('no permission.');
      expect(read('docs/a.md')).toBe('old');
    },
  );

  it('A10 does not write over a change of another program, nor over a new file', () => {
    expect(() => {
      replaceFile(at('docs/a.md'), 'new', {within: site, before: Buffer.from('older')});
    }).toThrow('another program changed it meanwhile. Run the command again.');
    expect(() => {
      replaceFile(at('docs/a.md'), 'new', {within: site, before: 'none'});
    }).toThrow('it already exists.');
    expect(read('docs/a.md')).toBe('old');
    replaceFile(at('docs/a.md'), 'new', {within: site, before: Buffer.from('old')});
    replaceFile(at('docs/b.md'), 'new', {within: site, before: 'none'});
    expect(readdirSync(at('docs'))).toEqual(['a.md', 'b.md']);
  });

  it('A10 is no file: a folder, a device', () => {
    symlinkSync('/dev/null', at('docs/null.md'));
    expect(() => {
      write('docs');
    }).toThrow('it is no file. Name a file.');
    expect(() => {
      replaceFile(at('docs/null.md'), 'new', {within: '/'});
    }).toThrow('it is no file. Name a file.');
  });
});

describe('symbolic links', () => {
  it('A10 a link within the folder stays a link, and its file is written', () => {
    symlinkSync('a.md', at('docs/link.md'));
    symlinkSync('docs', at('other'));
    write('other/link.md');
    expect(readlinkSync(at('docs/link.md'))).toBe('a.md');
    expect(read('docs/a.md')).toBe('new');
  });

  it.each<readonly [string, () => string]>([
    ['a file', () => link('../../outside.md', 'docs/link.md')],
    ['a file by its full path', () => link(join(root, 'outside.md'), 'docs/link.md')],
    ['a link to a link', () => link(link('../../outside.md', 'docs/b.md'), 'docs/link.md')],
    ['a missing file', () => link('../../missing.md', 'docs/link.md')],
    ['a folder', () => `${link('..', 'up')}/outside.md`],
    ['a missing file in a folder', () => `${link('..', 'up')}/missing/new.md`],
    ['a missing folder', () => `${link('../missing', 'up')}/new.md`],
    ['no link at all', () => '../outside.md'],
    ['a folder whose name begins as the other’s', () => link(sibling(), 'docs/link.md')],
  ])('A10 a link that leads out is an error, and its target is as it was: %s', (_what, make) => {
    const file = make();
    const before = tree();
    expect(() => {
      write(file);
    }).toThrow(/^.* was not written: a symbolic link leads to .*, which is outside of .*\. Replace/);
    expect(tree()).toEqual(before);
  });

  it('A10 links in a circle are named', () => {
    link('b.md', 'docs/link.md');
    link('link.md', 'docs/b.md');
    expect(() => {
      write('docs/link.md');
    }).toThrow('its symbolic links lead in a circle.');
  });

  it('A10 the folder may itself be behind a link', () => {
    symlinkSync(site, join(root, 'alias'));
    expect(resolveWithin(join(root, 'alias/docs/a.md'), join(root, 'alias'))).toBe(
      resolveWithin(at('docs/a.md'), site),
    );
    expect(() => resolveWithin(join(root, 'outside.md'), join(root, 'alias'))).toThrow(WriteError);
  });
});

function link(target: string, file: string): string {
  symlinkSync(target.startsWith('docs/') ? at(target) : target, at(file));
  return file;
}

function sibling(): string {
  mkdirSync(join(root, 'site-2'));
  writeFileSync(join(root, 'site-2/a.md'), 'outside');
  return '../../site-2/a.md';
}

/** All files below the root with their content, links aside. */
function tree(): Record<string, string> {
  const entries = readdirSync(root, {recursive: true, withFileTypes: true});
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
}
