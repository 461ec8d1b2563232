/**
 * `npm run check -- hosting`: checks that the pages of a finished build (by default `build/`) comply with the
 * Content-Security-Policy that hosts are given. Exit code 1 when they do not.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {isReserved} from '@markdown-zh/content-check/old-address';
import {reservedAddresses} from '../site/reserved-addresses';
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
  const unreserved = unreservedIn(folder);
  unreserved.forEach((name) => {
    console.error(`${folder}/${name} is not in site/reserved-addresses.ts. Add it there.`);
  });
  console.log(`${folder}: ${pages.length} HTML files, ${found.length} violations of the policy`);
  return pages.length === 0 ? 1 : found.length + unreserved.length;
}

/** Files at the root of a build, and folders without a page, that a redirect could replace. Pages have `.html` and `.md` files. */
function unreservedIn(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) =>
      entry.isFile()
        ? !/\.(?:html|md)$/.test(entry.name)
        : !existsSync(join(folder, `${entry.name}.html`)) &&
          !existsSync(join(folder, entry.name, 'index.html')),
    )
    .map(({name}) => name)
    .filter((name) => !isReserved(`/${name}`, reservedAddresses));
}

const folders = process.argv.slice(2);
const counts = (folders.length > 0 ? folders : ['build']).map(check);
process.exitCode = counts.some((count) => count > 0) ? 1 : 0;
