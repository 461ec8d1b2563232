import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Step} from './list';

/** The last pass of each step, as a hash of everything that it depends on. */
interface PassCache {
  /** Whether a step has passed with the current files; call it before the step starts. */
  readonly has: (step: Step) => boolean;
  /** Records a pass with the files at the time of `has`. */
  readonly add: (step: Step) => void;
}

/** Every step depends on these files, which pin the versions of all tools. */
const always = /^(?:package-lock\.json|package\.json)$/;

/** Every file that Git does not ignore; undefined without Git. */
function listFiles(root: string): string[] | undefined {
  const {status, stdout} = spawnSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    {cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28},
  );
  return status === 0 ? [...new Set(stdout.split('\0').filter(Boolean))].sort() : undefined;
}

/**
 * Caches passes of steps by content: a changed file, configuration, rule, package or Node makes a step run again. Without Git it caches
 * nothing.
 *
 * @param file the cache file
 * @param root the project's folder
 */
export function createPassCache(file: string, root = '.'): PassCache {
  const files = listFiles(root);
  const hashOf = (path: string) => {
    const place = join(root, path);
    const isFile = statSync(place, {throwIfNoEntry: false})?.isFile() ?? false; // else it was deleted
    return isFile ? createHash('sha256').update(readFileSync(place)).digest('hex') : 'none';
  };
  const keyOf = ({command, variables, files: pattern}: Step) => {
    const relevant = files?.filter((path) => always.test(path) || pattern.test(path)) ?? [];
    const parts = [process.version, process.platform, command, variables ?? {}];
    const contents = relevant.map((path) => [path, hashOf(path)]);
    return createHash('sha256')
      .update(JSON.stringify([parts, contents]))
      .digest('hex');
  };
  const passes = readPasses(file);
  const asked = new Map<string, string>();
  return {
    has: (step) => {
      if (step.isPure !== true || files === undefined) {
        return false;
      }
      const key = keyOf(step);
      asked.set(step.name, key);
      return passes[step.name] === key;
    },
    add: ({name}) => {
      const key = asked.get(name);
      if (key !== undefined) {
        passes[name] = key;
        mkdirSync(dirname(file), {recursive: true});
        writeFileSync(file, JSON.stringify(passes));
      }
    },
  };
}

function readPasses(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    return {}; // missing, or half-written
  }
}
