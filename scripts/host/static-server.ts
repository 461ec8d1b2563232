import {existsSync, readFileSync, statSync} from 'node:fs';
import {once} from 'node:events';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join, sep} from 'node:path';
import sirv, {type Options} from 'sirv';
import {readHeadersFile} from './headers-file';
import type {Lookup} from './lookups';

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

/** Options of a static host. `brotli` and `gzip` send `FILE.br` and `FILE.gz` in place of `FILE`. */
export interface Hosting
  extends HostRules, Pick<Options, 'brotli' | 'dev' | 'etag' | 'gzip' | 'maxAge'> {
  /** The path that it serves the folder under, with slashes at both ends; `/` by default. */
  readonly baseUrl?: string;
  /** Whether it sends the headers from `_headers` in the folder. */
  readonly readsHeaders?: boolean;
  /**
   * How another host finds the file of a path. By default the server takes the file itself, the file with `.html`, or the `index.html` of
   * the folder. It sends no redirects, which `docusaurus serve` adds.
   */
  readonly lookup?: Lookup;
}

/**
 * Answers requests as a static host of a folder does. Paths outside the base URL, and paths without a file, get `404.html` with status 404.
 * With `dev` or a lookup, it reads the folder at each request, so a deploy may replace its files.
 */
export function staticHandler(folder: string, hosting: Hosting = {}): RequestListener {
  const {
    baseUrl = '/',
    readsHeaders = false,
    lookup,
    headersOf,
    missing,
    redirectOf,
    ...sending
  } = hosting;
  const emulates = lookup !== undefined;
  const files = {etag: true, extensions: emulates ? [] : ['html'], dev: emulates, ...sending};
  const sendFile = sirv(folder, files);
  const ownHeaders = readsHeaders
    ? readHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'))
    : headersOf;

  return (request, response) => {
    const [path = '/', query] = (request.url ?? '/').split('?', 2);
    response.setHeaders(new Map(Object.entries(ownHeaders?.(path) ?? {})));
    const redirect = (status: number, to: string) => {
      const location = query === undefined ? to : `${to}?${query}`;
      response.writeHead(status, {location}).end();
    };
    const sendNotFound = () => {
      const page = join(folder, '404.html');
      response.setHeaders(new Map(Object.entries(missing ?? {})));
      response
        .writeHead(404, {'content-type': 'text/html; charset=utf-8'})
        .end(existsSync(page) ? readFileSync(page) : '');
    };

    const rule = redirectOf?.(path);
    if (rule !== undefined) {
      redirect(rule.status, rule.to);
      return;
    }
    if (!path.startsWith(baseUrl)) {
      sendNotFound();
      return;
    }
    const below = path.slice(baseUrl.length);
    if (lookup === undefined) {
      request.url = `/${below}`;
      sendFile(request, response, sendNotFound);
      return;
    }
    const answer = lookUp(lookup, below, folder);
    if (answer === undefined) {
      sendNotFound();
    } else if ('location' in answer) {
      redirect(answer.status, baseUrl + encodeURI(answer.location));
    } else {
      request.url = `/${encodeURI(answer.file)}`;
      sendFile(request, response, sendNotFound);
    }
  };
}

function lookUp(lookup: Lookup, encoded: string, folder: string): ReturnType<Lookup> {
  const isFile = (path: string) => {
    const file = join(folder, path);
    const isInside = file.startsWith(join(folder, sep));
    return isInside && (statSync(file, {throwIfNoEntry: false})?.isFile() ?? false);
  };
  try {
    return lookup(decodeURIComponent(encoded), isFile);
  } catch {
    return undefined; // invalid encoding
  }
}

/** A server on this machine. */
export interface Served {
  /** With a slash at its end. */
  readonly address: string;
  readonly close: () => void;
  /** Ends the connections, and takes new ones. */
  readonly disconnect: () => void;
}

/** Serves by a handler on a free port, for this machine only. */
export async function serve(handler: RequestListener, baseUrl = '/'): Promise<Served> {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const disconnect = () => {
    server.closeAllConnections();
  };
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${baseUrl}`,
    disconnect,
    close: () => {
      server.close();
      disconnect();
    },
  };
}

/** Serves a folder on a free port, as a static host does. */
export async function serveFolder(folder: string, hosting: Hosting = {}): Promise<Served> {
  return serve(staticHandler(folder, hosting), hosting.baseUrl);
}
