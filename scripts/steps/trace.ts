import {spawnSync} from 'node:child_process';
import {createReadStream, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative, resolve, sep} from 'node:path';
import {createInterface} from 'node:readline';

/** Its filter is in the kernel, so only opened files cost time. */
const flags = [
  '-f',
  '-qq',
  '-y',
  '--seccomp-bpf',
  '-e',
  'trace=open,openat',
  '-e',
  'status=successful',
];

/** Whether reads can be traced here: Linux with strace, where it is allowed. */
export const canTrace: boolean =
  process.platform === 'linux' &&
  spawnSync('strace', [...flags, '-o', '/dev/null', 'true']).status === 0;

interface Trace {
  /** The program and the arguments that run the command. */
  readonly program: string;
  readonly args: readonly string[];
  /** The files below the current folder that the command has opened, as paths from there. */
  readonly end: () => Promise<Set<string>>;
}

/** Prepares a shell command for a run under strace. */
export function startTrace(command: string): Trace {
  const folder = mkdtempSync(join(tmpdir(), 'trace-'));
  const log = join(folder, 'log');
  return {
    program: 'strace',
    args: [...flags, '-o', log, '/bin/sh', '-c', command],
    end: async () => {
      const files = await openedFiles(log, resolve('.'));
      rmSync(folder, {recursive: true});
      return files;
    },
  };
}

/** The files of a log, whose lines are `18 openat(…) = 18</the/file>`, below a folder. */
async function openedFiles(log: string, root: string): Promise<Set<string>> {
  const files = new Set<string>();
  for await (const line of createInterface({input: createReadStream(log)})) {
    const [, path] = / = \d+<([^>]+)>$/.exec(line) ?? [];
    if (path?.startsWith(root + sep)) {
      files.add(relative(root, decoded(path)));
    }
  }
  return files;
}

/** strace writes the bytes of other than ASCII characters as octal numbers. */
function decoded(path: string): string {
  return path.replace(/(?:\\[0-7]{3})+/g, (bytes) =>
    Buffer.from(
      bytes
        .slice(1)
        .split('\\')
        .map((byte) => parseInt(byte, 8)),
    ).toString(),
  );
}
