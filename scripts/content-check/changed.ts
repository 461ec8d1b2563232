import {spawnSync} from 'node:child_process';

/**
 * The files below `root` that differ from a commit, and those that Git does not know; paths from `root`, with forward slashes.
 * Throws an error with one sentence where Git cannot tell.
 */
export function changedFiles(root: string, since: string): ReadonlySet<string> {
  const git = (...args: readonly string[]): string[] => {
    const {status, stdout, stderr, error} = spawnSync(
      'git',
      ['-c', 'core.quotepath=off', ...args],
      {cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28},
    );
    if (status !== 0) {
      const [reason = ''] = (error?.message ?? stderr).split('\n');
      throw new Error(
        `Git cannot say what changed since ${since}: ${reason} Name a commit that it knows, or leave --changed out.`,
      );
    }
    return stdout.split('\0').filter(Boolean);
  };
  return new Set([
    ...git('diff', '--name-only', '--relative', '-z', '--end-of-options', since, '--'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ]);
}

/** The lines of a file in the last commit; undefined where Git knows of no such file, or no commit. */
export function committedLines(root: string, file: string): string[] | undefined {
  const {status, stdout} = spawnSync('git', ['show', `HEAD:./${file}`], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.split('\n') : undefined;
}
