import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';

/** Folders that a user's PATH may lack, such as Debian's for nginx. */
const places = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** Debian's and Ubuntu's paths of the module for precompressed Brotli files. */
const brotliModules = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/share/nginx/modules/ngx_http_brotli_static_module.so',
];

/**
 * The path of an nginx on this machine, `NGINX_PATH` if it is set; `undefined` when there is none.
 *
 * @returns {string | undefined}
 */
export function findNginx() {
  return find('nginx', process.env.NGINX_PATH, '-v');
}

/**
 * The path of a Caddy on this machine, `CADDY_PATH` if it is set; `undefined` when there is none.
 *
 * @returns {string | undefined}
 */
export function findCaddy() {
  return find('caddy', process.env.CADDY_PATH, 'version');
}

function find(name, named, versionArgument) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...places];
  return [named, ...folders.map((folder) => join(folder, name))].find(
    (path) => path && existsSync(path) && spawnSync(path, [versionArgument]).status === 0,
  );
}

/**
 * The path of nginx's module for precompressed Brotli files; `undefined` if it is not installed.
 *
 * @returns {string | undefined}
 */
export function findBrotliModule() {
  return brotliModules.find((path) => existsSync(path));
}
