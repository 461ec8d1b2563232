import {existsSync, statSync} from 'node:fs';
import {dirname, isAbsolute, join} from 'node:path';
import {globSync, isDynamicPattern} from 'tinyglobby';

/** Folders that no user means by `**`. */
const unwanted = ['**/node_modules/**', '**/.git/**'];

interface Found {
  /** The folder that the argument names: of a pattern, the folders before its first star. */
  readonly folder: string;
  readonly files: readonly string[];
}

/**
 * The files that an argument names, in alphabetical order: a file, the Markdown files in a folder, or the matches of a pattern.
 *
 * @throws {Error} if no file matches a folder or a pattern; a single file that does not exist is returned
 */
export function findFiles(argument: string): Found {
  const exists = existsSync(argument);
  const isFolder = exists && statSync(argument).isDirectory();
  if (!isFolder && (exists || !isDynamicPattern(argument))) {
    return {folder: dirname(argument), files: [argument]};
  }
  const options = {ignore: [...unwanted], expandDirectories: false};
  const files = isFolder
    ? globSync('**/*.{md,markdown,mdx}', {...options, cwd: argument}).map((file) =>
        join(argument, file),
      )
    : globSync(argument, {...options, absolute: isAbsolute(argument)}).filter(isWanted);
  if (files.length === 0) {
    throw new Error(
      isFolder
        ? 'a folder without Markdown files. Name another one, or a file.'
        : 'no file matches. Check the pattern; quote it, so that the shell passes it on.',
    );
  }
  return {folder: isFolder ? argument : folderOf(argument), files: files.sort()};
}

function folderOf(pattern: string): string {
  const parts = pattern.split('/');
  const fixed = parts.slice(
    0,
    parts.findIndex((part) => isDynamicPattern(part)),
  );
  return fixed.length === 0 ? '.' : fixed.join('/') || '/';
}

/** tinyglobby ignores only folders below the current one. */
function isWanted(file: string): boolean {
  return !/(?:^|\/)(?:node_modules|\.git)\//.test(file);
}
