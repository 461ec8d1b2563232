import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {getEnvironmentData, setEnvironmentData} from 'node:worker_threads';

/** Top-level names that no build reads. */
const unread = /^(?:\.git|\.docusaurus|node_modules|build.*|test-results|coverage)$/;
const tests = /\.(?:test|spec)\.tsx?$/;
const articles = /\.mdx?$/;

/** Paths of the files that a build may read, relative to the folder, in a fixed order. */
function filesOf(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), {withFileTypes: true})
    .filter(({name}) => below !== '' || !unread.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(below, entry.name);
      const isFolder = entry.isDirectory() || (entry.isSymbolicLink() && isFolderAt(folder, path));
      return isFolder ? filesOf(folder, path) : [path];
    });
}

function isFolderAt(folder: string, path: string): boolean {
  return statSync(join(folder, path), {throwIfNoEntry: false})?.isDirectory() === true;
}

/**
 * A hash of everything that a build reads except articles: the project's code, configuration, pictures and data, the installed
 * packages, and the version of Node. A build keeps the hash that it computed first.
 *
 * @param more further inputs
 */
export function fingerprintOf(folder: string, more: readonly string[] = []): string {
  const hash = createHash('sha256');
  [projectOf(folder), ...more].forEach((part) => hash.update(`${part.length}:`).update(part));
  return hash.digest('hex').slice(0, 32);
}

/** A build reads the files once: its threads inherit the hash as environment data. */
function projectOf(folder: string): string {
  const key = `project-files:${folder}`;
  const known = getEnvironmentData(key);
  if (typeof known === 'string') {
    return known;
  }
  const hash = hashOf(folder);
  // Files change during other commands, such as `npm start`.
  if (process.env.NODE_ENV === 'production') {
    setEnvironmentData(key, hash);
  }
  return hash;
}

function hashOf(folder: string): string {
  const hash = createHash('sha256');
  const add = (part: string | Uint8Array) => hash.update(`${part.length}:`).update(part);
  for (const file of filesOf(folder)) {
    if (!articles.test(file) && !tests.test(file)) {
      add(file);
      add(readIfThere(join(folder, file)));
    }
  }
  // The installed packages, which can differ from package-lock.json.
  add(readIfThere(join(folder, 'node_modules', '.package-lock.json')));
  [process.version, process.platform, process.arch].forEach(add);
  return hash.digest('hex');
}

/** An article's content and modification time, by which a bundler decides whether to read it again. */
export interface ArticleState {
  readonly hash: string;
  /** Milliseconds since 1970. */
  readonly modified: number;
}

/** The state of every Markdown file of the project, by its path. */
export function articleStates(folder: string): Readonly<Record<string, ArticleState>> {
  const states = filesOf(folder)
    .filter((file) => articles.test(file))
    .map((file) => {
      const path = join(folder, file);
      const hash = createHash('sha256').update(readIfThere(path)).digest('hex');
      return [
        file,
        {hash, modified: statSync(path, {throwIfNoEntry: false})?.mtimeMs ?? 0},
      ] as const;
    });
  return Object.fromEntries(states);
}

/** Empty for a broken link, and for an editor's temporary file that is gone. */
function readIfThere(path: string): Uint8Array {
  return existsSync(path) && statSync(path).isFile() ? readFileSync(path) : new Uint8Array();
}
