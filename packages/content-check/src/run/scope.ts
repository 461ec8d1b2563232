import {statSync} from 'node:fs';
import {posix, relative, resolve} from 'node:path';
import type {SourceFile} from '../checks/checked-article.ts';

/**
 * The articles that somebody named, each by its path from `root`.
 *
 * @param paths files and folders, from `root` or absolute
 * @throws an error with one sentence for a path without an article
 */
export function articlesAt(
  root: string,
  files: readonly Pick<SourceFile, 'file'>[],
  paths: readonly string[],
): ReadonlySet<string> {
  return new Set(
    paths.flatMap((given) => {
      const path = posix.normalize(relative(root, resolve(root, given)).replaceAll('\\', '/'));
      const found = files
        .map(({file}) => file)
        .filter((file) => path === '.' || file === path || file.startsWith(`${path}/`));
      if (found.length === 0) {
        throw new Error(describeMissing(resolve(root, given), given));
      }
      return found;
    }),
  );
}

function describeMissing(path: string, given: string): string {
  try {
    statSync(path);
    return `"${given}" is no article. Name a Markdown file, or a folder with some, below a folder of the configuration.`;
  } catch {
    return `"${given}" does not exist. Correct the path.`;
  }
}
