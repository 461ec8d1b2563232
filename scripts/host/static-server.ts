import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {join} from 'node:path';
import sirv, {type Options} from 'sirv';
import {readHeadersFile} from './headers-file';

/** Options of a host besides sending files. */
export interface Hosting extends Pick<Options, 'brotli' | 'gzip' | 'maxAge'> {
  /** Whether it sends the headers from `_headers` in the site's folder. */
  readonly readsHeaders?: boolean;
}

/**
 * A plain static host. It sends files and the `index.html` of folders below `baseUrl`, and `404.html` with status 404
 * for everything else. It sends no redirects, which `docusaurus serve` adds.
 *
 * @param folder the build to serve
 * @param baseUrl the path under which it is served, with slashes at both ends
 * @param hosting additional options: `brotli` and `gzip` send `FILE.br` and `FILE.gz` in place of `FILE`
 * @returns the server, not yet listening
 */
export function createStaticServer(
  folder: string,
  baseUrl: string,
  {readsHeaders = false, ...hosting}: Hosting = {},
): Server {
  const notFoundPage = readFileSync(join(folder, '404.html'));
  const headersOf = readsHeaders
    ? readHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'))
    : () => ({});
  const serveFile = sirv(folder, {etag: true, extensions: ['html'], ...hosting});

  return createServer((request, response) => {
    const answerNotFound = () => {
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
      response.end(notFoundPage);
    };
    const url = request.url ?? '/';
    response.setHeaders(new Map(Object.entries(headersOf(url.replace(/\?.*/, '')))));
    if (!url.startsWith(baseUrl)) {
      answerNotFound();
      return;
    }
    request.url = `/${url.slice(baseUrl.length)}`;
    serveFile(request, response, answerNotFound);
  });
}
