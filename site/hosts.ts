/** The form in which a host wants the page `/docs/intro`: `docs/intro/index.html`, or `docs/intro.html`. */
type PageForm = 'folders' | 'files';

/** What a host reads about the site's files, written by plugins/hosting/host-files. */
export type HostConfiguration = 'headers-file' | 'nginx' | 'caddy' | 'vercel' | 'edgeone';

interface Host {
  readonly pages: PageForm;
  readonly reads: readonly HostConfiguration[];
}

export const defaultHost = 'any';

/**
 * The hosts that `SITE_HOST` can name. A page answers at its address without a redirect only where it is stored in the form that the
 * host wants: https://github.com/slorber/trailing-slash-guide compares them. The default works wherever a
 * folder's address gives its `index.html`, with a redirect on some.
 */
export const hosts = {
  [defaultHost]: {pages: 'folders', reads: ['headers-file', 'nginx', 'caddy']},
  'github-pages': {pages: 'files', reads: []},
  'cloudflare-pages': {pages: 'files', reads: ['headers-file']},
  netlify: {pages: 'files', reads: ['headers-file']},
  vercel: {pages: 'files', reads: ['vercel']},
  'edgeone-pages': {pages: 'files', reads: ['edgeone']},
  nginx: {pages: 'folders', reads: ['nginx']},
  caddy: {pages: 'folders', reads: ['caddy']},
  'aliyun-oss': {pages: 'folders', reads: []},
  'tencent-cos': {pages: 'files', reads: []},
} as const satisfies Record<string, Host>;

export type HostName = keyof typeof hosts;

export function isHostName(name: string): name is HostName {
  return Object.hasOwn(hosts, name);
}

/** Docusaurus's `trailingSlash`: `false` stores pages as files, no value stores them in folders. */
export function trailingSlashOf(host: HostName): false | undefined {
  return hosts[host].pages === 'files' ? false : undefined;
}
