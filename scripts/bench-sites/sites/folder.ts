import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import type {PreparedSite} from './site';

/** Where packages of peers are. */
const installed = 'node_modules/.cache/bench-sites';

/** The path of a Markdown file as generators serve it. */
export const withoutExtension = (file: string): string => file.replace(/\.md$/, '');

/** The version of an installed package: of this project's, or of those that `install` put there by that name. */
export function versionOf(packageName: string, name?: string): string {
  const folder = name === undefined ? '.' : resolve(installed, name);
  const file = join(folder, 'node_modules', packageName, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as {readonly version: string}).version;
}

/** A folder with these packages; they are installed once and kept. Throws where npm cannot. */
export function install(name: string, packages: readonly string[]): string {
  const folder = resolve(installed, name);
  if (!existsSync(join(folder, 'node_modules'))) {
    write(folder, 'package.json', JSON.stringify({name, private: true, type: 'module'}));
    const {status, stderr} = spawnSync('npm', ['install', ...packages], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) {
      throw new Error(`npm could not install it: ${stderr.split('\n')[0] ?? ''}`);
    }
  }
  return folder;
}

/**
 * The path of a Node of at least this version: that which runs this, or one that is installed as a package, where its maker publishes
 * one for this machine. Throws where npm cannot.
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

/** What Docusaurus leaves beside a site's files. */
export const docusaurusCaches = ['.docusaurus', 'node_modules/.cache'];

/** Removes what earlier builds left. */
export function clean({folder, output, caches}: PreparedSite): void {
  for (const left of [output, ...caches]) {
    rmSync(join(folder, left), {recursive: true, force: true});
  }
}
