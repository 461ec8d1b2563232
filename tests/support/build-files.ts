import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/**
 * Built files from which readers or machines take links, outside `section`, that name `/section` or, like the search index, paths below it.
 */
export function filesThatLeadTo(section: string, folder: string): string[] {
  const address = new RegExp(`/${section}\\b|"${section}/`);
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && /\.(?:html|xml|json|txt|md)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(folder, section)))
    .filter((file) => address.test(readFileSync(file, 'utf8')));
}
