import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {basename, join} from 'node:path';
import {versions} from './inputs';
import {toolCaches, type Step} from './list';

/** The last pass of each step, as a hash of everything that it depends on, with its report. */
interface PassCache {
  /** Whether a step has passed with the current files. If so, its report is there again. Call it before the step starts. */
  readonly has: (step: Step) => boolean;
  /** Records a pass with the files at the time of `has`. */
  readonly add: (step: Step) => void;
}

type PassedStep = Pick<Step, 'name' | 'command' | 'variables' | 'inputs' | 'keepsPass' | 'report'>;

/** The folder of the cache. It is outside the folder of reports, which each run empties. */
export const cacheFolder = 'node_modules/.cache/check';

/** The packages that npm has installed, which may differ from the lockfile's. */
export const installed = 'node_modules/.package-lock.json';

/** Every file that Git does not ignore; undefined without Git. */
export function listFiles(root = '.'): string[] | undefined {
  const {status, stdout} = spawnSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    {cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28},
  );
  return status === 0 ? [...new Set(stdout.split('\0').filter(Boolean))].sort() : undefined;
}

/**
 * Caches passes of steps by content: a changed file, setting, rule, package or Node makes a step run again. Without Git, and under
 * `CI=true`, the cache stays empty.
 *
 * @param folder the folder of the cache
 * @param root the project's folder
 */
export function createPassCache(folder: string, root = '.'): PassCache {
  const files = process.env.CI ? undefined : listFiles(root);
  const passesFile = join(folder, 'passes.json');
  const hashes = new Map<string, string>();
  // Files may change while steps run.
  const hashOf = (path: string) => {
    const place = join(root, path);
    const stats = statSync(place, {throwIfNoEntry: false});
    if (!stats?.isFile()) {
      return 'none'; // it was deleted
    }
    const state = `${path} ${stats.mtimeMs} ${stats.size}`;
    const hash = hashes.get(state) ?? hashOfText(readFileSync(place));
    hashes.set(state, hash);
    return hash;
  };
  const surroundings = [process.version, process.platform, process.arch, hashOf(installed)];
  const cacheKey = ({command, variables = {}, inputs}: PassedStep) => {
    const relevant = files?.filter((path) => versions(path) || inputs(path)) ?? [];
    const contents = relevant.map((path) => [path, hashOf(path)]);
    return hashOfText(JSON.stringify([surroundings, command, variables, contents]));
  };
  const passes = readPasses<string>(passesFile);
  const asked = new Map<string, string>();
  const kept = (report: string) => join(folder, 'reports', basename(report));
  emptyToolCaches(hashOfText(JSON.stringify([surroundings, hashOf('package.json')])), root);
  return {
    has: (step: PassedStep) => {
      if (step.keepsPass !== true || files === undefined) {
        return false;
      }
      const {name, report} = step;
      const key = cacheKey(step);
      asked.set(name, key);
      if (passes[name] !== key || (report !== undefined && !existsSync(kept(report)))) {
        return false;
      }
      if (report !== undefined) {
        cpSync(kept(report), join(root, report));
      }
      return true;
    },
    add: ({name, report}: PassedStep) => {
      const key = asked.get(name);
      if (key !== undefined) {
        passes[name] = key;
        mkdirSync(folder, {recursive: true});
        if (report !== undefined) {
          cpSync(join(root, report), kept(report));
        }
        writeFileSync(passesFile, JSON.stringify(passes));
      }
    },
  };
}

function hashOfText(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Empties the caches of linters when `key` differs from that of the last run. */
function emptyToolCaches(key: string, root: string): void {
  const folder = join(root, toolCaches);
  const keyFile = join(folder, 'key');
  if (!existsSync(keyFile) || readFileSync(keyFile, 'utf8') !== key) {
    rmSync(folder, {recursive: true, force: true});
    mkdirSync(folder, {recursive: true});
    writeFileSync(keyFile, key);
  }
}

/** Reads the passes in a file, by what has passed; none if it is missing or half-written. */
export function readPasses<Pass>(file: string): Record<string, Pass> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Pass>;
  } catch {
    return {};
  }
}
