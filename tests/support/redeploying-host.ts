import {once} from 'node:events';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname, join} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

/** A host that can deploy the same site repeatedly. */
export interface Deployments {
  /** With a slash at its end. */
  readonly address: string;
  /** Renames all scripts and style sheets. */
  readonly deploy: (number: number) => void;
  readonly close: () => void;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const hash = /\b[\da-f]{8}\b/g;

/** Excludes the hashes in names of chunks, which scripts use as property names. */
const ofContent = /\.([\da-f]{8})\.\w+$/;

/**
 * Serves a compressed build, and deploys it again without building: the names of scripts and style sheets get other
 * hashes, as after a change, and the old names disappear. `<meta name="deploy">` contains the number of a page's
 * deploy.
 */
export async function serveDeployments(folder: string): Promise<Deployments> {
  const files = ['js', 'css'].flatMap((kind) => readdirSync(join(folder, 'assets', kind)));
  const hashes = new Set(files.flatMap((file) => ofContent.exec(file)?.[1] ?? []));
  let current = 0;

  /** Each deploy changes the first digit differently. Applied twice, the change undoes itself. */
  function renamed(text: string): string {
    return text.replace(hash, (found) => {
      const digit = (parseInt(found.charAt(0), 16) ^ current).toString(16);
      const other = digit + found.slice(1);
      return hashes.has(found) || hashes.has(other) ? other : found;
    });
  }

  function answer(path: string, response: ServerResponse): void {
    const place = join(folder, path.startsWith('/assets/') ? renamed(path) : path);
    const file = [place, `${place}.html`, join(place, 'index.html')].find(isFile);
    const type = extname(file ?? '.html');
    const content = readFileSync(file ?? join(folder, '404.html'));
    const isText = type === '.html' || type === '.js';
    const text = isText ? renamed(content.toString()) : content;
    const body = String(text).replace('<head>', `<head><meta name="deploy" content="${current}">`);
    response.writeHead(file === undefined ? 404 : 200, {
      'content-type': types[type] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
    });
    response.end(brotliCompressSync(type === '.html' ? body : text, quickly));
  }

  const server = createServer((request, response) => {
    answer(decodeURIComponent((request.url ?? '/').replace(/\?.*/, '')), response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    deploy: (number) => {
      current = number;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const quickly = {params: {[constants.BROTLI_PARAM_QUALITY]: 5}};

function isFile(path: string): boolean {
  return statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;
}
