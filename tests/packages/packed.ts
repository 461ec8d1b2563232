import {execFileSync, spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import {join, resolve} from 'node:path';

/** The folders below `packages`. */
export const packageNames: readonly string[] = readdirSync('packages', {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => name);

export interface Packed {
  /** The path of the archive. */
  readonly archive: string;
  /** The paths of the files in it. */
  readonly files: readonly string[];
}

/** Packs all packages into a folder with `npm run pack`, as for publication; by folder name. */
export function packAll(folder: string): Readonly<Record<string, Packed>> {
  mkdirSync(folder, {recursive: true});
  const output = execFileSync(
    'npm',
    ['run', '--silent', 'pack', '--', '--json', '--pack-destination', resolve(folder)],
    {encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']},
  );
  const all = JSON.parse(output.slice(output.indexOf('['))) as {
    name: string;
    filename: string;
    files: {path: string}[];
  }[];
  const packed = Object.fromEntries(
    all.map(({name, filename, files}) => [
      name.replace('@markdown-zh/', ''),
      {archive: join(folder, filename), files: files.map(({path}) => path)},
    ]),
  );
  const missing = packageNames.filter((name) => !(name in packed));
  if (missing.length > 0) {
    throw new Error(`npm packed nothing of ${missing.join(', ')}: ${output}`);
  }
  return packed;
}

/** A package and the packages of this repository that it depends on. */
function withDependencies(name: string): string[] {
  const {dependencies = {}} = JSON.parse(
    readFileSync(join('packages', name, 'package.json'), 'utf8'),
  ) as {dependencies?: Record<string, string>};
  const own = Object.keys(dependencies).filter((key) => key.startsWith('@markdown-zh/'));
  return [name, ...own.flatMap((key) => withDependencies(key.replace('@markdown-zh/', '')))];
}

/**
 * Makes `folder` a project with this project's dependencies, but with packages as npm packs them: no file of `packages` is read
 * through a link.
 *
 * @param names the packages to install; those that they depend on follow
 */
export function installPacked(
  names: readonly string[],
  packed: Readonly<Record<string, Packed>>,
  folder: string,
): void {
  const scope = join(folder, 'node_modules/@markdown-zh');
  rmSync(join(folder, 'node_modules'), {recursive: true, force: true});
  mkdirSync(scope, {recursive: true});
  for (const name of readdirSync('node_modules')) {
    if (name !== '@markdown-zh' && !name.startsWith('.')) {
      symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
    }
  }
  for (const name of new Set(names.flatMap(withDependencies))) {
    const archive = packed[name]?.archive;
    if (archive === undefined) {
      throw new Error(`npm has not packed ${name}.`);
    }
    const unpacked = join(folder, 'unpacked');
    mkdirSync(unpacked, {recursive: true});
    execFileSync('tar', ['-xzf', resolve(archive), '-C', unpacked]);
    cpSync(join(unpacked, 'package'), join(scope, name), {recursive: true});
    rmSync(unpacked, {recursive: true});
  }
}

/** Runs `docusaurus build` in a folder, and returns the output. */
export function buildSite(
  folder: string,
  outDir = 'build',
  variables: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): string {
  const program = resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [program, 'build', '--out-dir', outDir, ...flags],
    {cwd: folder, encoding: 'utf8', env: {...process.env, ...variables}},
  );
  if (status !== 0) {
    throw new Error(`docusaurus build ended with ${status}: ${stdout}${stderr}`);
  }
  return stdout + stderr;
}

/** A site as `npm init docusaurus` creates it, in TypeScript. */
export function createPlainSite(folder: string): void {
  const templates = 'node_modules/create-docusaurus/templates';
  for (const template of ['shared', 'classic-typescript']) {
    cpSync(join(templates, template), folder, {recursive: true});
  }
  if (!existsSync(join(folder, 'docusaurus.config.ts'))) {
    throw new Error('The template of create-docusaurus has no docusaurus.config.ts any more.');
  }
}
