/**
 * `npm run check -- hosting`: checks that the pages of a finished build (by default `build/`) comply with the
 * Content-Security-Policy that hosts are given. Exit code 1 when they do not.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {findBlocked} from './checks/hosting';
import {readHeadersFile} from './host/headers-file';

function check(folder: string): number {
  const text = readFileSync(join(folder, '_headers'), 'utf8');
  const headersOf = readHeadersFile(text);
  const [home = ''] = text.split('\n', 1);
  const pages = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name));
  const found = pages.flatMap((page) => {
    const address = home.replace('*', '') + relative(folder, page).split(sep).join('/');
    const policy = headersOf(address)['Content-Security-Policy'] ?? '';
    return findBlocked(readFileSync(page, 'utf8'), policy).map((blocked) => `${page}: ${blocked}`);
  });
  found.forEach((line) => {
    console.error(line);
  });
  console.log(`${folder}: ${pages.length} HTML files, ${found.length} violations of the policy`);
  return pages.length === 0 ? 1 : found.length;
}

const folders = process.argv.slice(2);
const counts = (folders.length > 0 ? folders : ['build']).map(check);
process.exitCode = counts.some((count) => count > 0) ? 1 : 0;
