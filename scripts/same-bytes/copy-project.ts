import {execFileSync} from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  symlinkSync,
  readlinkSync,
  utimesSync,
} from 'node:fs';
import {dirname, join} from 'node:path';

/**
 * Copies the project from disk, with its history and its packages, and gives every file another date. Hard-links packages file by file if
 * the disk allows it, so their paths are the copy's but their bytes are shared. Throws outside a Git repository.
 */
export function copyProject(root: string, copy: string, date: Date): void {
  for (const file of copyFiles(root, copy)) {
    utimesSync(file, date, date);
  }
  linkFiles(join(root, 'node_modules'), join(copy, 'node_modules'));
}

/** Copies the project as it lies on disk, with its history and without packages. Throws outside a Git repository. */
export function copyFiles(root: string, copy: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, {cwd: root, encoding: 'utf8', maxBuffer: 1 << 28});
  git('clone', '--quiet', '--no-checkout', '.', copy);
  const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  return [...new Set(files.filter(Boolean))].map((file) => {
    const target = join(copy, file);
    mkdirSync(dirname(target), {recursive: true});
    cpSync(join(root, file), target);
    return target;
  });
}

/** Skips caches. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name === '.cache') {
      continue;
    }
    if (entry.isDirectory()) {
      linkFiles(source, target);
    } else if (entry.isSymbolicLink()) {
      symlinkSync(readlinkSync(source), target);
    } else {
      linkFile(source, target);
    }
  }
}

/** Links a file; copies it if the target is on another disk. */
function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
