import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';

/** The folder for packages that single commands need, outside the dependencies. */
const cache = 'node_modules/.cache/installed-packages';

/** A folder with these packages, installed on first use. Throws when npm fails. */
export function install(name: string, packages: readonly string[]): string {
  const folder = resolve(cache, name);
  if (!existsSync(join(folder, 'node_modules'))) {
    mkdirSync(folder, {recursive: true});
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({name, private: true, type: 'module'}),
    );
    const {status, stderr} = spawnSync('npm', ['install', ...packages], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) {
      throw new Error(`npm failed to install it: ${stderr.split('\n')[0] ?? ''}`);
    }
  }
  return folder;
}

/**
 * The path of a Node of at least this version: the running one, or one that is installed as a package for this platform. Throws when npm
 * fails.
 */
export function nodeFor(major: number, minor: number): string {
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) {
    return process.execPath;
  }
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = install(`node-${major}`, [`${name}@^${major}.${minor}`]);
  return join(
    folder,
    'node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
}
