import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

const execute = promisify(execFile);

/** When a file was last committed, and by whom. */
interface LastCommit {
  /** Milliseconds since 1970: the committer's time. */
  readonly timestamp: number;
  readonly author: string;
}

/** The last change of each file, by its path below the folder, or the reason why Git cannot tell. */
export type History =
  | {readonly ok: true; readonly changes: ReadonlyMap<string, LastCommit>}
  | {readonly ok: false; readonly reason: string};

/**
 * Reads the last commit of each file below a folder, with one run of `git log`. Refuses a shallow clone (facebook/docusaurus#10031).
 * Git treats its oldest commit as the one that added every older file, so most dates would be those of the clone.
 */
export async function readHistory(folder: string): Promise<History> {
  const git = async (...args: string[]) => {
    const {stdout} = await execute('git', args, {cwd: folder, maxBuffer: 1 << 28});
    return stdout;
  };
  let isShallow: string;
  try {
    isShallow = await git('rev-parse', '--is-shallow-repository');
  } catch {
    return {ok: false, reason: 'Git is missing, or this folder is not a Git repository.'};
  }
  if (isShallow.trim() !== 'false') {
    return {
      ok: false,
      reason:
        'This clone is shallow. Fetch the whole history: `git fetch --unshallow`, or `fetch-depth: 0` for actions/checkout.',
    };
  }
  try {
    // prettier-ignore
    const log = await git(
      '-c', 'core.quotePath=false', '-c', 'log.showSignature=false',
      'log', '--format=@%ct %an', '--name-only', '--no-renames', '--relative',
    );
    return {ok: true, changes: readLog(log)};
  } catch {
    return {ok: false, reason: 'This Git repository has no commit yet.'};
  }
}

/** The newest change of each file in the output of `git log --format='@%ct %an' --name-only`. */
function readLog(log: string): ReadonlyMap<string, LastCommit> {
  const changes = new Map<string, LastCommit>();
  let commit: LastCommit | undefined;
  for (const line of log.split('\n')) {
    const [, seconds, author = ''] = /^@(\d+) (.*)$/.exec(line) ?? [];
    if (seconds !== undefined) {
      commit = {timestamp: Number(seconds) * 1000, author};
    } else if (line !== '' && commit && commit.timestamp > (changes.get(line)?.timestamp ?? 0)) {
      changes.set(line, commit);
    }
  }
  return changes;
}
