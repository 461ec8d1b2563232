import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {getEnvironmentData, setEnvironmentData} from 'node:worker_threads';

/** What a project's folder holds that no build reads. */
const unread = /^(?:\.git|\.docusaurus|node_modules|build.*|test-results|coverage)$/;
const tests = /\.(?:test|spec)\.tsx?$/;
const articles = /\.mdx?$/;

/** Paths of the files that a build may read, from the folder, in a fixed order. */
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
 * A name for all that a build reads except articles: the project's code, configuration, pictures and data, the installed
 * packages, and the Node that runs. What is the same gives the same name. In a build it is that of its beginning.
 *
 * @param more whatever else the name is to stand for
 */
export function fingerprintOf(folder: string, more: readonly string[] = []): string {
  const hash = createHash('sha256');
  [projectOf(folder), ...more].forEach((part) => hash.update(`${part.length}:`).update(part));
  return hash.digest('hex').slice(0, 32);
}

/** The files are read once in a build: threads inherit from it what is set here. */
function projectOf(folder: string): string {
  const key = `project-files:${folder}`;
  const known = getEnvironmentData(key);
  if (typeof known === 'string') {
    return known;
  }
  const hash = hashOf(folder);
  // Other commands, as `npm start`, live longer than what they have read.
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
  // What npm has installed, which package-lock.json alone does not say.
  add(readIfThere(join(folder, 'node_modules', '.package-lock.json')));
  [process.version, process.platform, process.arch].forEach(add);
  return hash.digest('hex');
}

/** An article's content and time of change, by which a bundler finds out what to read again. */
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

/** A link may lead nowhere, and an editor's temporary file may be gone by now. */
function readIfThere(path: string): Uint8Array {
  return existsSync(path) && statSync(path).isFile() ? readFileSync(path) : new Uint8Array();
}
