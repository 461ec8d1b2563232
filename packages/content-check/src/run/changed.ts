import {spawnSync} from 'node:child_process';

/** Git's output, or the reason for its failure in one line. */
type Answer =
  {readonly ok: true; readonly text: string} | {readonly ok: false; readonly reason: string};

function git(root: string, ...args: readonly string[]): Answer {
  const {status, stdout, stderr, error} = spawnSync('git', ['-c', 'core.quotepath=off', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const [reason = ''] = (error?.message ?? stderr).split('\n');
  return status === 0 ? {ok: true, text: stdout} : {ok: false, reason};
}

/**
 * The files below `root` that differ from a commit or are untracked; paths from `root`, with forward slashes.
 * Throws an error with one sentence when Git fails.
 */
export function changedFiles(root: string, since: string): ReadonlySet<string> {
  const list = (...args: readonly string[]): string[] => {
    const answer = git(root, ...args);
    if (!answer.ok) {
      throw new Error(
        `Git cannot say what changed since ${since}: ${answer.reason} Name a commit that Git knows, or leave --changed out.`,
      );
    }
    return answer.text.split('\0').filter(Boolean);
  };
  return new Set([
    ...list('diff', '--name-only', '--relative', '-z', '--end-of-options', since, '--'),
    ...list('ls-files', '--others', '--exclude-standard', '-z'),
  ]);
}

/** The lines of a file in the last commit; undefined without such a file or commit. */
export function committedLines(root: string, file: string): string[] | undefined {
  const answer = git(root, 'show', `HEAD:./${file}`);
  return answer.ok ? answer.text.split(/\r?\n/) : undefined;
}
