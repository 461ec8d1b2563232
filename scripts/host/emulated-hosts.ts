import {readFileSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {extname, join} from 'node:path';

/** A host's decision for a path: a file or a redirect. */
interface Answer {
  readonly status: 200 | 301 | 302 | 308 | 404;
  /** Below the folder. */
  readonly file?: string;
  readonly location?: string;
}

/** How a host looks a path up: decoded, below the base URL, without a slash before it. */
export type Lookup = (path: string, isFile: (path: string) => boolean) => Answer;

const notFound: Answer = {status: 404, file: '404.html'};

/** The file itself; for a path that ends in a slash the `index.html` there. */
function exact(path: string, isFile: (path: string) => boolean): Answer | undefined {
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  return isFile(file) ? {status: 200, file} : undefined;
}

/**
 * The lookup of hosts that do not run locally, by their documentation.
 */
export const lookups = {
  /** GitHub Pages, as measured in https://github.com/slorber/trailing-slash-guide. */
  'github-pages': (path, isFile) =>
    exact(path, isFile) ??
    (isFile(`${path}.html`)
      ? {status: 200, file: `${path}.html`}
      : isFile(`${path}/index.html`)
        ? {status: 301, location: `${path}/`}
        : notFound),
  /** Aliyun OSS with SupportSubDir and Type 2: https://help.aliyun.com/zh/oss/developer-reference/putbucketwebsite */
  'aliyun-oss': (path, isFile) =>
    exact(path, isFile) ??
    (isFile(`${path}/index.html`) ? {status: 200, file: `${path}/index.html`} : notFound),
  /**
   * Tencent COS with AutoAddressing (https://cloud.tencent.com/document/api/436/31930), Netlify with Pretty URLs, and EdgeOne Pages by the
   * file names of its command-line tool.
   */
  endings: (path, isFile) =>
    exact(path, isFile) ??
    (isFile(`${path}.html`) ? {status: 200, file: `${path}.html`} : notFound),
  /** Vercel with `cleanUrls` and `trailingSlash: false`, as in the same guide. */
  vercel: (path, isFile) => {
    const clean = path.replace(/(?:(?:^|\/)index)?\.html$/, '').replace(/\/$/, '');
    if (clean !== path && (isFile(`${clean}.html`) || isFile(join(clean, 'index.html')))) {
      return {status: 308, location: clean};
    }
    return (
      exact(path, isFile) ??
      (isFile(`${path}.html`) ? {status: 200, file: `${path}.html`} : notFound)
    );
  },
} as const satisfies Record<string, Lookup>;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
};

/** Headers and redirects of a host. */
export interface HostRules {
  /** The headers of a path, encoded as requested. */
  readonly headersOf?: (path: string) => Readonly<Record<string, string>>;
  /** Headers of the not-found page. */
  readonly missing?: Readonly<Record<string, string>>;
  /** The redirect of a path, before the lookup of files. */
  readonly redirectOf?: (
    path: string,
  ) => {readonly status: 301 | 302 | 308; readonly to: string} | undefined;
}

/**
 * A host of a folder, not yet listening.
 *
 * @param baseUrl the path that the folder is served under, with slashes at both ends
 */
export function createEmulatedHost(
  folder: string,
  baseUrl: string,
  lookup: Lookup,
  {headersOf = () => ({}), missing = {}, redirectOf = () => undefined}: HostRules = {},
): Server {
  const isFile = (path: string) =>
    statSync(join(folder, path), {throwIfNoEntry: false})?.isFile() ?? false;
  const find = (address: string): Answer => {
    if (!address.startsWith(baseUrl)) {
      return notFound;
    }
    try {
      const {location, ...answer} = lookup(
        decodeURIComponent(address.slice(baseUrl.length)),
        isFile,
      );
      return {...answer, ...(location !== undefined && {location: baseUrl + encodeURI(location)})};
    } catch {
      return notFound; // invalid encoding
    }
  };
  return createServer((request, response) => {
    const [address = '/', query] = (request.url ?? '/').split('?', 2);
    const redirect = redirectOf(address);
    const {status, file, location} =
      redirect === undefined
        ? find(address)
        : {status: redirect.status, location: redirect.to, file: undefined};
    response.statusCode = status;
    const said = {...headersOf(address), ...(status === 404 && missing)};
    response.setHeaders(new Map(Object.entries(said)));
    if (location !== undefined) {
      response.setHeader('location', location + (query === undefined ? '' : `?${query}`));
    }
    if (file !== undefined) {
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
      response.end(readFileSync(join(folder, file)));
      return;
    }
    response.end();
  });
}
