import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {readData, writeData} from '@markdown-zh/build-tools/cache';
import type {CheckedArticle, SourceFile} from '../checks/checked-article.ts';

/** The articles of an earlier run, by a key that is the hash of everything that they depend on. */
type Cache = ReadonlyMap<string, CheckedArticle>;

/** A fresh installation of packages deletes it. */
const cacheFile = 'node_modules/.cache/content-check.json';

/** The installed packages, below the site's folder. */
const packages = ['package-lock.json', 'node_modules/.package-lock.json'];

/** A hash of the checks' own code, of the rules of rendering and of exercises, and of the packages that the site has installed. */
export function stateOfChecks(root: string): string {
  const own = fileURLToPath(new URL('..', import.meta.url));
  const require = createRequire(import.meta.url);
  const rules = ['@markdown-zh/diagnosis', '@markdown-zh/lessons'].map((name) =>
    dirname(require.resolve(name)),
  );
  const hash = createHash('sha256').update(process.version);
  const files = [
    ...packages.map((name) => join(root, name)),
    ...codeIn(own),
    ...rules.flatMap(codeIn),
  ];
  for (const file of files) {
    hash.update(`\0${file}\0`).update(existsSync(file) ? readFileSync(file) : '');
  }
  return hash.digest('base64');
}

function codeIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /(?<!\.test)\.[jt]s$/.test(name))
    .sort()
    .map((name) => join(folder, name));
}

/** The key of an article in the cache. */
export function cacheKeyOf({file, kind, source, isDamaged}: SourceFile, state: string): string {
  return createHash('sha256')
    .update(JSON.stringify([state, file, kind, source, isDamaged]))
    .digest('base64');
}

/** Reads the cache; empty if no run has written one, or its file has been changed since. */
export function readCache(root: string): Cache {
  const data = readData(join(root, cacheFile), cacheFile) ?? [];
  return new Map(data as readonly (readonly [string, CheckedArticle])[]);
}

/** Replaces the cache. Simultaneous runs do not mix, because the file is renamed into place. */
export function writeCache(root: string, articles: Cache): void {
  writeData(join(root, cacheFile), cacheFile, [...articles]);
}
