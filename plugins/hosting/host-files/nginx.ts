import type {Header, HostingRule} from '../../../site/hosting';
import {byHeader} from './by-header';

/** A document by its type, which stands before the address in what the maps look at. */
const documents = 'text/html[^|]*';

/** What nginx is told at the level of `http`: the value of each header that is not the same for all files. */
export function nginxMaps(rules: readonly HostingRule[], baseUrl: string): string {
  return [...byHeader(rules)]
    .filter(([, entries]) => !isForAll(entries))
    .map(([name, entries]) => {
      const lines = entries
        .toReversed() // the first that matches counts
        .map(
          ({path, header}) =>
            `    "~^${header.isForDocuments ? documents : '[^|]*'}\\|${pattern(baseUrl, path)}" "${header.value}";`,
        );
      return [`map "$sent_http_content_type|$uri" ${variable(name)} {`, ...lines, '}'].join('\n');
    })
    .join('\n\n');
}

/** What it is told in a server. A header that has no value is not sent. */
export function nginxHeaders(rules: readonly HostingRule[]): string {
  return [...byHeader(rules)]
    .map(([name, entries]) => {
      const value = isForAll(entries) ? `"${entries[0]?.header.value ?? ''}"` : variable(name);
      return `add_header ${name} ${value} always;`;
    })
    .join('\n');
}

function isForAll(entries: readonly {readonly path: string; readonly header: Header}[]): boolean {
  const [first, ...others] = entries;
  return first?.path === '*' && !first.header.isForDocuments && others.length === 0;
}

function variable(name: string): string {
  return `$site_${name.toLowerCase().replaceAll('-', '_')}`;
}

function pattern(baseUrl: string, path: string): string {
  const isPrefix = path.endsWith('*');
  const text = baseUrl + (isPrefix ? path.slice(0, -1) : path);
  // What a template leaves to the host to send is sent at addresses outside the base URL, too.
  return path === '*'
    ? ''
    : text.replaceAll(/[.+?()[\]{}|^$\\]/g, String.raw`\$&`) + (isPrefix ? '' : '$');
}

/** Has the address without a slash lead to the home page of a site that is below a path. */
export function nginxBase(baseUrl: string): string {
  return baseUrl === '/'
    ? ''
    : `\nlocation = ${baseUrl.slice(0, -1)} {\n    return 301 ${baseUrl}$is_args$args;\n}\n`;
}
