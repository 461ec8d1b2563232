import type {Header, HostingRule} from '../../../site/hosting';
import {byHeader} from './by-header';

/** Matches documents by their type, which precedes the address in the maps' input. */
const documents = 'text/html[^|]*';

/** The maps at the level of `http`: the value of each header that differs between files. */
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

/** The headers in a server. nginx does not send a header without a value. */
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
  // The template also sends these headers outside the base URL.
  return path === '*'
    ? ''
    : text.replaceAll(/[.+?()[\]{}|^$\\]/g, String.raw`\$&`) + (isPrefix ? '' : '$');
}

/** Redirects the base URL without its final slash to the home page of a site below a path. */
export function nginxBase(baseUrl: string): string {
  return baseUrl === '/'
    ? ''
    : `\nlocation = ${baseUrl.slice(0, -1)} {\n    return 301 ${baseUrl}$is_args$args;\n}\n`;
}
