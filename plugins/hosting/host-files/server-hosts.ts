import type {Header, HostingRule} from '../../../site/hosting';

/** Matches the type of a file, which precedes the address in the maps' input. A 304 has none, and keeps the headers of the stored answer. */
const types = {pages: 'text/html[^|]*', files: '(?!text/html)[^|]+', all: '[^|]*'} as const;

/** The maps at the level of `http`: the value of each header that differs between files. */
export function nginxMaps(rules: readonly HostingRule[], baseUrl: string): string {
  return [...byHeader(rules)]
    .filter(([, entries]) => !isForAll(entries))
    .map(([name, entries]) => {
      const lines = entries
        .toReversed() // the first that matches counts
        .map(
          ({path, header}) =>
            `    "~^${types[header.isFor ?? 'all']}\\|${pattern(baseUrl, path)}" ${quoted(header.value)};`,
        );
      return [`map "$sent_http_content_type|$uri" ${variable(name)} {`, ...lines, '}'].join('\n');
    })
    .join('\n\n');
}

/** The headers in a server. nginx does not send a header without a value. */
export function nginxHeaders(rules: readonly HostingRule[]): string {
  return [...byHeader(rules)]
    .map(([name, entries]) => {
      const value = isForAll(entries) ? quoted(entries[0]?.header.value ?? '') : variable(name);
      return `add_header ${name} ${value} always;`;
    })
    .join('\n');
}

function isForAll(entries: readonly {readonly path: string; readonly header: Header}[]): boolean {
  const [first, ...others] = entries;
  return first?.path === '*' && first.header.isFor === undefined && others.length === 0;
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', String.raw`\"`)}"`;
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

/**
 * The headers as indented lines of a `route`. A later line replaces an earlier one. The template defines `@files`, which excludes pages.
 */
export function caddyHeaders(rules: readonly HostingRule[], baseUrl: string): string {
  return [...byHeader(rules)]
    .flatMap(([name, entries]) =>
      entries.map(({path, header}) => {
        const everywhere = header.isFor === 'files' ? '@files ' : '';
        const matcher = path === '*' ? everywhere : `${baseUrl}${path} `;
        return `header ${matcher}${name} ${quoted(header.value)}`;
      }),
    )
    .join('\n\t\t');
}

/** The headers of the not-found page, which replace those of the address that was asked for. */
export function caddyNotFound(rules: readonly HostingRule[]): string {
  return rules
    .filter(({paths}) => paths.includes('*'))
    .flatMap(({headers}) => headers.filter(({isFor}) => isFor === 'pages'))
    .map(({name, value}) => `header ${name} ${quoted(value)}`)
    .join('\n\t\t\t');
}

/** A header and its files. */
interface Entry {
  readonly path: string;
  readonly header: Header;
}

/** The rules by header, in their order. */
function byHeader(rules: readonly HostingRule[]): ReadonlyMap<string, readonly Entry[]> {
  const byName = new Map<string, Entry[]>();
  for (const {paths, headers} of rules) {
    for (const header of headers) {
      const entries = paths.map((path) => ({path, header}));
      byName.set(header.name, [...(byName.get(header.name) ?? []), ...entries]);
    }
  }
  return byName;
}
