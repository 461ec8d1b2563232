import {existsSync, readFileSync} from 'node:fs';
import type {LeverName} from './levers.ts';

/**
 * A file that a lever replaces or reads though it is no public interface of its package. Each lever names its targets through this
 * function.
 *
 * @param file its path
 * @param says what its text has as long as it is what the lever knows
 * @returns the path
 * @throws {Error} when the file is not there, or is another one
 */
export function verifiedFile(lever: LeverName, file: string, says: string): string {
  const problem = !existsSync(file)
    ? 'is missing'
    : readFileSync(file, 'utf8').includes(says)
      ? undefined
      : `no longer contains "${says}"`;
  if (problem !== undefined) {
    throw new Error(
      `The lever ${lever} of @markdown-zh/speed uses ${file}, which ${problem}. Build with SPEED=-${lever}. Then fix the lever, or remove the version from levers.ts.`,
    );
  }
  return file;
}
