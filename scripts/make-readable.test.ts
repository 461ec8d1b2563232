import {spawnSync} from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {makeReadable} from './make-readable.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'modes-'));
});
afterEach(() => {
  rmSync(root, {recursive: true});
});

/** The modes below the folder `build`, in octal digits. */
function modes(): Record<string, string> {
  const names = ['', ...readdirSync(join(root, 'build'), {recursive: true, encoding: 'utf8'})];
  return Object.fromEntries(
    names
      .sort()
      .map((name) => [name, (statSync(join(root, 'build', name)).mode & 0o777).toString(8)]),
  );
}

describe.skipIf(process.platform === 'win32')('M17 published files are readable', () => {
  it('whatever their modes were; a link, and its target, stay as they are', () => {
    mkdirSync(join(root, 'build/.well-known'), {recursive: true});
    writeFileSync(join(root, 'secret'), '');
    chmodSync(join(root, 'secret'), 0o600);
    symlinkSync('../secret', join(root, 'build/link'));
    writeFileSync(join(root, 'build/.well-known/security.txt'), '');
    writeFileSync(join(root, 'build/sw.js'), '');
    chmodSync(join(root, 'build/.well-known/security.txt'), 0o600);
    chmodSync(join(root, 'build/sw.js'), 0o755); // a checkout on another file system
    chmodSync(join(root, 'build/.well-known'), 0o700);
    chmodSync(join(root, 'build'), 0o700);
    makeReadable(join(root, 'build'));
    expect(modes()).toEqual({
      '': '755',
      '.well-known': '755',
      '.well-known/security.txt': '644',
      link: '600',
      'sw.js': '644',
    });
  });

  it('and a folder that is not there is no error', () => {
    expect(() => {
      makeReadable(join(root, 'build-hosting'));
    }).not.toThrow();
  });

  it.each(['build', 'deploy:prepare'])('npm run %s, with umask 077', (command) => {
    const program =
      command === 'build'
        ? [resolve('scripts/docusaurus.mjs'), 'build', '--out-dir', 'build', '--locale', 'en']
        : [
            '--import',
            pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href,
            resolve('scripts/prepare-deploy.ts'),
            'build',
          ];
    if (command === 'build') {
      writeFileSync(join(root, 'package.json'), '{}');
      writeFileSync(join(root, 'docusaurus.config.js'), minimalSite);
      mkdirSync(join(root, 'src/pages'), {recursive: true});
      mkdirSync(join(root, 'static'));
      symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
      writeFileSync(
        join(root, 'src/pages/index.js'),
        'export default function Page() {\n  return null;\n}\n',
      );
      writeFileSync(join(root, 'static/a.txt'), '');
      chmodSync(join(root, 'static/a.txt'), 0o600);
    } else {
      mkdirSync(join(root, 'build'), {mode: 0o700});
      writeFileSync(join(root, 'build/a.html'), '', {mode: 0o600});
    }
    const {status, stderr} = spawnSync(
      'sh',
      ['-c', 'umask 077; exec "$0" "$@"', process.execPath, ...program],
      {cwd: root, encoding: 'utf8'},
    );
    expect([status, stderr]).toEqual([0, expect.any(String)]);
    const found = modes();
    expect(Object.keys(found)).toContain(command === 'build' ? 'a.txt' : 'a.html.br');
    expect(
      [
        ...new Set(
          Object.entries(found).map(([name, mode]) =>
            [/\.\w+$/.test(name) ? 'file' : 'folder', mode].join(' '),
          ),
        ),
      ].sort(),
    ).toEqual(expect.arrayContaining(['file 644', 'folder 755']));
    expect(Object.values(found).filter((mode) => mode !== '644' && mode !== '755')).toEqual([]);
  });
});

const minimalSite = `module.exports = {
  title: 'A',
  url: 'https://a.test',
  baseUrl: '/',
  future: {v4: true, faster: true},
  plugins: ['@docusaurus/plugin-content-pages'],
  themes: ['@docusaurus/theme-classic'],
};
`;
