import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import type {PreparedSite} from './site';

/** The folder for packages of peers. */
const installed = 'node_modules/.cache/bench-sites';

/** The path at which generators serve a Markdown file. */
export const withoutExtension = (file: string): string => file.replace(/\.md$/, '');

/** The version of an installed package: this project's, or the one that `install` put into that folder. */
export function versionOf(packageName: string, name?: string): string {
  const folder = name === undefined ? '.' : resolve(installed, name);
  const file = join(folder, 'node_modules', packageName, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as {readonly version: string}).version;
}

/** A folder with these packages, installed on first use. Throws when npm fails. */
export function install(name: string, packages: readonly string[]): string {
  const folder = resolve(installed, name);
  if (!existsSync(join(folder, 'node_modules'))) {
    write(folder, 'package.json', JSON.stringify({name, private: true, type: 'module'}));
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

/** Writes a file, and the folders it needs. */
export function write(folder: string, file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, text);
}

/** Docusaurus's caches in a site's folder. */
export const docusaurusCaches = ['.docusaurus', 'node_modules/.cache'];

/** Removes the files of earlier builds. */
export function clean({folder, output, caches}: PreparedSite): void {
  for (const left of [output, ...caches]) {
    rmSync(join(folder, left), {recursive: true, force: true});
  }
}
