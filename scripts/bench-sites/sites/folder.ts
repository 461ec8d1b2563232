import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';

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

/** Writes a file, and the folders it needs. */
export function write(folder: string, file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, text);
}

/** Runs a script of Node's; throws with what it printed when it fails. */
export function run(folder: string, args: readonly string[]): void {
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) {
    throw new Error(`it did not build:\n${stdout}${stderr}`);
  }
}
