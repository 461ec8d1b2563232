import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';

/**
 * Replaces a file's content at once: a reader sees the old content or the new one, and so does everybody after a power cut. A link
 * stays a link. Throws, and leaves the file as it is, when it cannot be written or holds something else than `before` by now.
 */
export function replaceFile(path: string, before: Buffer, after: string): void {
  const target = realpathSync(path);
  const {mode} = statSync(target);
  accessSync(target, constants.W_OK);
  const temporary = `${target}.${process.pid}.tmp`;
  const file = openSync(temporary, 'wx');
  try {
    try {
      writeFileSync(file, after);
      fchmodSync(file, mode);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    if (!readFileSync(target).equals(before)) {
      throw new Error('another program changed it meanwhile. Run the command again.');
    }
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, {force: true});
    throw error;
  }
}
