import {existsSync, readFileSync} from 'node:fs';
import type {LeverName} from './levers.ts';

/**
 * Verifies a private file of a package that a lever replaces or reads. Every lever gets its private files from this function.
 *
 * @param file its path
 * @param content a text that the file must contain
 * @returns the path
 * @throws {Error} if the file is missing, or lacks the text
 */
export function verifiedFile(lever: LeverName, file: string, content: string): string {
  const problem = !existsSync(file)
    ? 'is missing'
    : readFileSync(file, 'utf8').includes(content)
      ? undefined
      : `no longer contains "${content}"`;
  if (problem !== undefined) {
    throw new Error(
      `The lever ${lever} of @markdown-zh/speed uses ${file}, which ${problem}. Build with SPEED=-${lever}. Then fix the lever, or remove the version from levers.ts.`,
    );
  }
  return file;
}
