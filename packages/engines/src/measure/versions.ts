import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {catalog} from '../catalog.ts';
import type {Versions} from '../conformance.ts';
import type {Configuration} from './configurations.ts';

/** The version of an installed package. Throws when it is not installed. */
export function installedVersion(packageName: string): string {
  const file = join(process.cwd(), 'node_modules', packageName, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version;
}

/** The installed versions of all packages that are measured or run in the playground. */
export function installedVersions(configurations: readonly Configuration[]): Versions {
  const packages = [
    ...Object.values(catalog).map(({packageName}) => packageName),
    ...configurations.flatMap((configuration) => configuration.packages),
  ];
  return Object.fromEntries(
    [...new Set(packages)].sort().map((name) => [name, installedVersion(name)]),
  );
}
