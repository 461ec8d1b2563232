import {
  accessSync,
  constants,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
} from 'node:fs';
import {basename, dirname, join, relative, resolve, isAbsolute, sep} from 'node:path';
import {writeAtomically, type Disk} from './cache/write-atomically.ts';

export {writeAtomically, type Disk};

/** A file that was not written. A file that was there before is unchanged. */
export class WriteError extends Error {
  readonly file: string;
  /** The reason and the remedy, for a line that already names the file. */
  readonly reason: string;

  constructor(file: string, reason: string, cause?: unknown) {
    super(`${file} was not written: ${reason}`, {cause});
    this.name = 'WriteError';
    this.file = file;
    this.reason = reason;
  }
}

interface Options {
  /** The folder that the command works in. A symbolic link that leads out of it is an error. */
  readonly within: string;
  /** The content that the caller has read: another content is an error, so that no change is lost. `none` means that there is no file. */
  readonly before?: Uint8Array | 'none';
  readonly disk?: Disk;
}

/**
 * Writes a whole file, or leaves the old one as it was, even if the disk is full or the power fails. Creates missing folders. Keeps mode
 * and owner of an old file, and a link to it.
 *
 * @throws {WriteError} with the file, the reason and the remedy
 */
export function replaceFile(
  path: string,
  content: Uint8Array | string,
  {within, before, disk}: Options,
): void {
  const target = resolveWithin(path, within);
  try {
    mkdirSync(dirname(target), {recursive: true});
    const old = statSync(target, {throwIfNoEntry: false});
    if (old !== undefined) {
      requireWritable(path, target, old.isFile());
    }
    writeAtomically(target, content, {
      old,
      isDurable: true,
      check: () => {
        requireUnchanged(path, target, before);
      },
      disk,
    });
  } catch (error) {
    throw error instanceof WriteError ? error : new WriteError(path, reasonOf(error), error);
  }
}

/**
 * The place where a path leads, through all symbolic links. The file, and folders above it, may be missing.
 *
 * @throws {WriteError} if that is not below the folder
 */
export function resolveWithin(path: string, folder: string): string {
  const target = realPath(path);
  const way = relative(realpathSync(folder), target);
  if (way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way)) {
    throw new WriteError(
      path,
      `a symbolic link leads to ${target}, which is outside of ${resolve(folder)}. Replace the link by a file, or run the command where the file is.`,
    );
  }
  return target;
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') {
      throw new WriteError(path, reasonOf(error), error);
    }
  }
  const folder = realPath(dirname(resolve(path)));
  const isLink = lstatSync(path, {throwIfNoEntry: false})?.isSymbolicLink() ?? false;
  // A link to a file that is missing would create that file.
  return isLink ? realPath(resolve(folder, readlinkSync(path))) : join(folder, basename(path));
}

/** Renaming needs no permission for the old file, but writing does. */
function requireWritable(path: string, target: string, isFile: boolean): void {
  if (!isFile) {
    throw new WriteError(path, 'it is no file. Name a file.');
  }
  accessSync(target, constants.W_OK);
}

function requireUnchanged(path: string, target: string, before: Options['before']): void {
  if (before === undefined) {
    return;
  }
  const exists = lstatSync(target, {throwIfNoEntry: false}) !== undefined;
  if (before === 'none' && exists) {
    throw new WriteError(path, 'it already exists. Choose another name, or remove it.');
  }
  if (before !== 'none' && !(exists && readFileSync(target).equals(before))) {
    throw new WriteError(path, 'another program changed it meanwhile. Run the command again.');
  }
}

function reasonOf(error: unknown): string {
  const {code = '', message} = error as NodeJS.ErrnoException;
  const remedies: Readonly<Record<string, string>> = {
    ENOSPC: 'the disk is full. Free some space, and run the command again.',
    EDQUOT: 'your quota of the disk is used up. Free some space, and run the command again.',
    EFBIG: 'it is larger than a file may be. Split it.',
    EACCES: 'no permission. Change the permissions of the file and its folder.',
    EPERM: 'no permission. Change the permissions of the file and its folder.',
    EROFS: 'the disk is read-only. Mount it for writing, or work on a copy.',
    ELOOP: 'its symbolic links lead in a circle. Remove one of them.',
    ENOTDIR: 'a file is where its folder should be. Move that file.',
    EEXIST: 'a file is where its folder should be. Move that file.',
    ENAMETOOLONG: 'its name is too long. Shorten it.',
    EBUSY: 'another program holds it. Close that program, and run the command again.',
  };
  return remedies[code] ?? `${message}. Run the command again.`;
}
