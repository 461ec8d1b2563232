/** A served build that browser tests run on, and which of the specs run there. */
interface Site {
  readonly url: string;
  readonly specs: readonly string[];
  /** Specs of which only the tests tagged `tagOfBasePath` run there. */
  readonly partly?: readonly string[];
}

/** A build at a path of a port. */
interface Served {
  readonly folder: string;
  readonly port: number;
  readonly baseUrl: string;
  /** It sends the headers that the build's `_headers` names. */
  readonly readsHeaders?: boolean;
}

/**
 * Tests that follow or compare addresses, or have files fetched at addresses that scripts put together:
 * what a base path can break. What such a spec proves beside that is the same code on the same pages, and
 * is proved on the plain site.
 */
export const tagOfBasePath = '@base-path';

type StaticName = 'plain' | 'base-path' | 'shown' | 'misplaced-at-root' | 'misplaced-below';

export type SiteName = StaticName | 'serve' | 'nginx';

/** The first of the ports that tests use, ten in all. */
const firstPort = Number(process.env.TEST_PORT ?? 4100);

/** The builds of `scripts/check.ts` on plain static hosts. */
export const served: Readonly<Record<StaticName, Served>> = {
  plain: {folder: 'build', port: firstPort + 1, baseUrl: '/', readsHeaders: true},
  'base-path': {folder: 'build-base', port: firstPort + 2, baseUrl: '/x/'},
  shown: {folder: 'build-shown', port: firstPort + 3, baseUrl: '/'},
  'misplaced-at-root': {folder: 'build-base', port: firstPort + 5, baseUrl: '/'},
  'misplaced-below': {folder: 'build', port: firstPort + 6, baseUrl: '/y/'},
};

const servePort = firstPort + 4;
const nginxPort = firstPort + 7;

function urlOf({port, baseUrl}: Served): string {
  return `http://127.0.0.1:${port}${baseUrl}`;
}

/**
 * `plain` is the public build on a plain static host that sends the headers of the build's `_headers`, so that whatever a test
 * does there is done under the site's policy, and a violation is a console error that fails it; `base-path` the same content built for `/x/`;
 * `shown` the build with the second blog; `serve` the public build behind `docusaurus serve`;
 * `nginx` is the public build behind nginx over TLS, by the configuration that the build has made;
 * the two `misplaced` ones are builds that are
 * served at a path they were not built for.
 */
export const sites: Readonly<Record<SiteName, Site>> = {
  plain: {url: urlOf(served.plain), specs: ['*']},
  'base-path': {
    url: urlOf(served['base-path']),
    specs: ['base-path'],
    partly: [
      'routes',
      'html-addresses',
      'shell',
      'search',
      'search-results',
      'search-faults',
      'page-files',
      'share',
      'machines',
    ],
  },
  shown: {url: urlOf(served.shown), specs: ['hidden-blog', 'share']},
  serve: {url: `http://127.0.0.1:${servePort}/`, specs: ['serve']},
  nginx: {url: `https://127.0.0.1:${nginxPort}/`, specs: ['hosting']},
  'misplaced-at-root': {url: urlOf(served['misplaced-at-root']), specs: ['base-url-banner']},
  'misplaced-below': {url: urlOf(served['misplaced-below']), specs: ['base-url-banner']},
};

/** The programs that serve the sites: one for the static hosts, and the two servers that are tested themselves. */
export function servers(noNginx: boolean): {readonly command: string; readonly url: string}[] {
  return [
    {command: 'tsx tests/support/serve.ts', url: sites.plain.url},
    {
      command: `tsx tests/support/while-wanted.ts docusaurus serve --no-open --port ${servePort} --host 127.0.0.1`,
      url: sites.serve.url,
    },
    ...(noNginx
      ? []
      : [{command: `tsx tests/support/serve-nginx.ts build ${nginxPort} /`, url: sites.nginx.url}]),
  ];
}
