import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Findings, SourceFile} from '../checks/findings.ts';

/** What was found by an earlier run, by a name that stands for everything that it depends on. */
type Kept = ReadonlyMap<string, Findings>;

/** Where it is kept; whoever installs packages anew begins anew. */
const place = 'node_modules/.cache/content-check.json';

/** The installed packages, below the site's folder. */
const packages = ['package-lock.json', 'node_modules/.package-lock.json'];

/** A name for the state of the checks: their own code, and the packages that the site has installed. No two states have the same. */
export function stateOfChecks(root: string): string {
  const own = fileURLToPath(new URL('..', import.meta.url));
  const hash = createHash('sha256').update(process.version);
  const files = readdirSync(own, {recursive: true, encoding: 'utf8'})
    .filter((name) => /(?<!\.test)\.[jt]s$/.test(name))
    .sort()
    .map((name) => join(own, name));
  for (const file of [...packages.map((name) => join(root, name)), ...files]) {
    hash.update(`\0${file}\0`).update(existsSync(file) ? readFileSync(file) : '');
  }
  return hash.digest('base64');
}

/** The name by which the findings of an article are kept. */
export function nameOf({file, kind, source, isDamaged}: SourceFile, state: string): string {
  return createHash('sha256')
    .update(JSON.stringify([state, file, kind, source, isDamaged]))
    .digest('base64');
}

/** What earlier runs kept; nothing where there is none, or it cannot be read. */
export function readKept(root: string): Kept {
  try {
    return new Map(
      JSON.parse(readFileSync(join(root, place), 'utf8')) as (readonly [string, Findings])[],
    );
  } catch {
    return new Map();
  }
}

/** Keeps these findings and forgets all others. Two runs at a time do not mix: the file is put in place as a whole. */
export function keep(root: string, findings: Kept): void {
  const file = join(root, place);
  const written = `${file}.${String(process.pid)}`;
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(written, JSON.stringify([...findings]));
  renameSync(written, file);
}
