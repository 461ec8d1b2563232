import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join, sep} from 'node:path';
import type {ShippedPackage} from './list';

const licenceFile = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/**
 * The package of a module: the nearest folder above it, below the innermost `node_modules`, whose `package.json` has a name and a
 * version. Undefined for modules of the project.
 */
export function packageFolder(file: string): string | undefined {
  const top = file.lastIndexOf(`${sep}node_modules${sep}`);
  if (top < 0) {
    return undefined;
  }
  for (let folder = dirname(file); folder.length > top + 1; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) {
      const {name, version} = read(folder);
      if (name && version) {
        return folder;
      }
    }
  }
  return undefined;
}

/** The facts of a package, with the texts of its licence files. */
export function readPackage(folder: string): ShippedPackage {
  const {name = '', version = '', license} = read(folder);
  const texts = readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isFile() && licenceFile.test(entry.name))
    .map((entry) => entry.name)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return {name, version, licence: typeof license === 'string' ? license : undefined, texts};
}

function read(folder: string): {name?: string; version?: string; license?: unknown} {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as object;
}
