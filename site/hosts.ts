/** The file from which a host serves `/docs/intro`: `docs/intro/index.html` (folders) or `docs/intro.html` (files). */
type PageForm = 'folders' | 'files';

/** The configuration that a host reads; plugins/hosting/host-files writes it. */
export type HostConfiguration = 'headers-file' | 'nginx' | 'caddy' | 'vercel' | 'edgeone';

interface Host {
  readonly pages: PageForm;
  readonly reads: readonly HostConfiguration[];
}

export const defaultHost = 'any';

/**
 * The values of `SITE_HOST`. A host serves a page without a redirect only if the page is stored in the host's form;
 * https://github.com/slorber/trailing-slash-guide compares hosts. The default works where a folder's address gives its `index.html`,
 * with a redirect on some hosts.
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

/** Whether pages contain the policy themselves, because the host sends no headers, or is unknown. Elsewhere it would only cost bytes. */
export function keepsPolicyInPages(host: HostName): boolean {
  return host === defaultHost || hosts[host].reads.length === 0;
}

/** Docusaurus's `trailingSlash`: `false` stores pages as files, no value stores them in folders. */
export function trailingSlashOf(host: HostName): false | undefined {
  return hosts[host].pages === 'files' ? false : undefined;
}
