import {readdirSync} from 'node:fs';
import type {ServerResponse} from 'node:http';
import {join} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {serve, staticHandler} from '../../scripts/host/static-server';

/** A host that can deploy the same site repeatedly. */
export interface Deployments {
  /** With a slash at its end. */
  readonly address: string;
  /** Renames all scripts and style sheets. */
  readonly deploy: (number: number) => void;
  readonly close: () => void;
}

const hash = /\b[\da-f]{8}\b/g;

/** Excludes the hashes in names of chunks, which scripts use as property names. */
const ofContent = /\.([\da-f]{8})\.\w+$/;

/**
 * Serves a compressed build, and deploys it again without building. The names of scripts and style sheets then get other hashes, as after a
 * change, and the old names disappear. `<meta name="deploy">` contains the number of a page's deploy.
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

  function deployed(content: Buffer, type: string): Buffer | string {
    if (!/^text\/(?:html|javascript)/.test(type)) {
      return content;
    }
    const text = renamed(content.toString());
    return type.startsWith('text/html')
      ? text.replace('<head>', `<head><meta name="deploy" content="${current}">`)
      : text;
  }

  const host = staticHandler(folder, {etag: false});
  const {address, close} = await serve((request, response) => {
    const path = request.url ?? '/';
    request.url = path.startsWith('/assets/') ? renamed(path) : path;
    changeBody(response, (content, type) => brotliCompressSync(deployed(content, type), quickly));
    response.setHeader('content-encoding', 'br');
    response.setHeader('cache-control', 'no-cache');
    host(request, response);
  });
  return {
    address,
    deploy: (number) => {
      current = number;
    },
    close,
  };
}

const quickly = {params: {[constants.BROTLI_PARAM_QUALITY]: 5}};

/** Collects the body that a handler writes, and sends another one in its place. */
function changeBody(
  response: ServerResponse,
  change: (body: Buffer, type: string) => Buffer,
): void {
  const chunks: Buffer[] = [];
  Object.assign(response, {
    writeHead: (status: number, headers: Readonly<Record<string, string>>) => {
      response.statusCode = status;
      response.setHeaders(new Map(Object.entries(headers)));
      response.removeHeader('content-length');
      return response;
    },
    write: (chunk: Buffer) => chunks.push(chunk) > 0,
    end: (chunk?: Buffer) => {
      for (const own of ['writeHead', 'write', 'end']) {
        Reflect.deleteProperty(response, own); // the methods of its class apply again
      }
      const body = Buffer.concat(chunk === undefined ? chunks : [...chunks, chunk]);
      response.end(change(body, String(response.getHeader('content-type'))));
    },
  });
}
