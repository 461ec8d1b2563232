import {publicBuild} from './public-build';
/** A build at a path of a port. */
interface Served {
  readonly folder: string;
  readonly port: number;
  readonly baseUrl: string;
  /** It sends the headers that the build's `_headers` names. */
  readonly readsHeaders?: boolean;
  /** It looks addresses up as this host does. */
  readonly emulates?: 'github-pages';
}

/**
 * Tests that follow or compare addresses, or have files fetched at addresses that scripts put together:
 * what a base path can break. What such a spec proves beside that is the same code on the same pages, and
 * is proved on the plain site.
 */
export const tagOfBasePath = '@base-path';

type StaticName = 'plain' | 'base-path' | 'shown' | 'misplaced-at-root' | 'misplaced-below';

/** The first of the ports that tests use, ten in all. */
const firstPort = Number(process.env.TEST_PORT ?? 4100);

/** The builds of `scripts/check.ts` on plain static hosts. */
export const served: Readonly<Record<StaticName, Served>> = {
  plain: {folder: publicBuild, port: firstPort + 1, baseUrl: '/', readsHeaders: true},
  'base-path': {
    folder: 'build-base',
    port: firstPort + 2,
    baseUrl: '/x/',
    emulates: 'github-pages',
  },
  shown: {folder: 'build-shown', port: firstPort + 3, baseUrl: '/'},
  'misplaced-at-root': {folder: 'build-base', port: firstPort + 5, baseUrl: '/'},
  'misplaced-below': {folder: publicBuild, port: firstPort + 6, baseUrl: '/y/'},
};

const servePort = firstPort + 4;
const nginxPort = firstPort + 7; // and the next one, for http
const caddyPort = firstPort + 9;

function urlOf({port, baseUrl}: Served): string {
  return `http://127.0.0.1:${port}${baseUrl}`;
}

/**
 * Where tests find what. `plain` is the public build on a plain static host that sends the headers of the build's `_headers`, so that
 * whatever a test does there is done under the site's policy, and a violation is a console error that fails it; `base-path` the same
 * content built for GitHub Pages at `/x/`, whose lookup is emulated; `shown` the build with the second blog; `serve` the public build
 * behind `docusaurus serve`; `nginx` and `caddy` the same behind these servers over TLS, by the configurations that the build has made;
 * the two `misplaced` ones are builds that are served at a path they were not built for.
 */
export const addresses: Readonly<Record<StaticName | 'serve' | 'nginx' | 'caddy', string>> = {
  plain: urlOf(served.plain),
  'base-path': urlOf(served['base-path']),
  shown: urlOf(served.shown),
  'misplaced-at-root': urlOf(served['misplaced-at-root']),
  'misplaced-below': urlOf(served['misplaced-below']),
  serve: `http://127.0.0.1:${servePort}/`,
  nginx: `https://127.0.0.1:${nginxPort}/`,
  caddy: `https://127.0.0.1:${caddyPort}/`,
};

interface Project {
  readonly name: 'plain' | 'base-path' | 'shown';
  /** The specs that run there; without it all. */
  readonly specs?: readonly string[];
  /** Their tests with this tag alone. */
  readonly tag?: string;
}

/** On which sites the specs run. One that asks for something of another site names its address itself. */
export const projects: readonly Project[] = [
  {name: 'plain'},
  {name: 'base-path', tag: tagOfBasePath},
  {name: 'shown', specs: ['hidden-blog', 'share']},
];

/** The programs that serve the sites: one for the static hosts, and those that are tested themselves. */
export function servers({
  noNginx,
  noCaddy,
}: {
  readonly noNginx: boolean;
  readonly noCaddy: boolean;
}): {readonly command: string; readonly url: string}[] {
  return [
    {command: 'tsx tests/support/serve.ts', url: addresses.plain},
    {
      command: `tsx tests/support/run-server.ts docusaurus serve --no-open --dir ${publicBuild} --port ${servePort} --host 127.0.0.1`,
      url: addresses.serve,
    },
    ...(noNginx
      ? []
      : [{command: `tsx tests/support/serve-program.ts nginx ${nginxPort}`, url: addresses.nginx}]),
    ...(noCaddy
      ? []
      : [{command: `tsx tests/support/serve-program.ts caddy ${caddyPort}`, url: addresses.caddy}]),
  ];
}
