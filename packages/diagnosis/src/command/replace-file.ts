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
 * Replaces a file's content atomically: a reader, even after a power cut, sees either the old content or the
 * new. A link stays a link. Throws, and leaves the file unchanged, if the file cannot be written or no longer
 * contains `before`.
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
