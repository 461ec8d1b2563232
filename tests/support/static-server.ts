import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {join} from 'node:path';
import sirv, {type Options} from 'sirv';

/** What a host does with files beyond sending them. */
export type Hosting = Pick<Options, 'brotli' | 'gzip' | 'maxAge'>;

/**
 * A plain static host: files and the `index.html` of folders below `baseUrl`, `404.html` with status
 * 404 for everything else; no redirects, which `docusaurus serve` adds.
 *
 * @param folder the build to serve
 * @param baseUrl the path it is served under, with slashes at both ends
 * @param hosting what it does more: `brotli` and `gzip` send `FILE.br` and `FILE.gz` in place of `FILE`
 * @returns the server, not yet listening
 */
export function createStaticServer(folder: string, baseUrl: string, hosting: Hosting = {}): Server {
  const notFoundPage = readFileSync(join(folder, '404.html'));
  const serveFile = sirv(folder, {etag: true, extensions: ['html'], ...hosting});

  return createServer((request, response) => {
    const answerNotFound = () => {
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
      response.end(notFoundPage);
    };
    const url = request.url ?? '/';
    if (!url.startsWith(baseUrl)) {
      answerNotFound();
      return;
    }
    request.url = `/${url.slice(baseUrl.length)}`;
    serveFile(request, response, answerNotFound);
  });
}
