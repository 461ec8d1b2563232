import {tagOfFonts, type FontSet} from './fonts';
import {publicBuild, secondBuild} from './public-build';

/** A build at a path of a port. */
interface Served {
  readonly folder: string;
  readonly port: number;
  readonly baseUrl: string;
  /** Whether the host sends the headers from the build's `_headers`. */
  readonly readsHeaders?: boolean;
  /** The host whose lookup of addresses it emulates. */
  readonly emulates?: 'github-pages';
}

/**
 * Tests that follow or compare addresses, or load files from addresses that scripts compute: all that a base path can
 * break. The rest of such a spec runs the same code on the same pages, so the plain site proves it.
 */
export const tagOfBasePath = '@base-path';

type StaticName = 'plain' | 'base-path' | 'misplaced-at-root' | 'misplaced-below';

/** The first of the tests' ports, ten in all. */
const firstPort = Number(process.env.TEST_PORT ?? 4100);

/** The builds of `scripts/check.ts`, on plain static hosts. */
export const served: Readonly<Record<StaticName, Served>> = {
  plain: {folder: publicBuild, port: firstPort + 1, baseUrl: '/', readsHeaders: true},
  'base-path': {
    folder: secondBuild,
    port: firstPort + 2,
    baseUrl: '/x/',
    emulates: 'github-pages',
  },
  'misplaced-at-root': {folder: secondBuild, port: firstPort + 5, baseUrl: '/'},
  'misplaced-below': {folder: publicBuild, port: firstPort + 6, baseUrl: '/y/'},
};

const servePort = firstPort + 4;
const nginxPort = firstPort + 7; // and the next one, for http
const caddyPort = firstPort + 9;

/**
 * The address of this machine for each of Playwright's workers, by which the static hosts know who asks. Other systems than Linux have one.
 */
export const workerHosts = [1, 2, 3].map(
  (number) => `127.0.0.${process.platform === 'linux' ? number : 1}`,
);

/** The address for this worker. Playwright sets the variable in its workers. */
export const ownHost = workerHosts[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? '127.0.0.1';

function urlOf({port, baseUrl}: Served): string {
  return `http://${ownHost}:${port}${baseUrl}`;
}

/**
 * The sites that tests open:
 *
 * - `plain`: the public build on a plain static host with the headers of the build's `_headers`. Every test there
 *   runs under the site's policy, and a violation is a console error that fails it.
 * - `base-path`: the build at `/x/`, whose files are looked up as GitHub Pages does. It shows the second blog, and has no service worker.
 * - `serve`: the public build behind `docusaurus serve`.
 * - `nginx` and `caddy`: the same behind these servers over TLS, with the configurations that the build generated.
 * - `misplaced-at-root` and `misplaced-below`: builds at a path for which they were not built.
 */
export const addresses: Readonly<Record<StaticName | 'serve' | 'nginx' | 'caddy', string>> = {
  plain: urlOf(served.plain),
  'base-path': urlOf(served['base-path']),
  'misplaced-at-root': urlOf(served['misplaced-at-root']),
  'misplaced-below': urlOf(served['misplaced-below']),
  serve: `http://127.0.0.1:${servePort}/`,
  nginx: `https://127.0.0.1:${nginxPort}/`,
  caddy: `https://127.0.0.1:${caddyPort}/`,
};

/** Whether the site of a test's project shows the second blog. */
export function showsSecondBlog({project}: {readonly project: {readonly name: string}}): boolean {
  return project.name === 'base-path';
}

interface Project {
  readonly name: string;
  readonly site: 'plain' | 'base-path';
  /** Its fonts, if they are not those of the other tests. */
  readonly fonts?: FontSet;
  /** Only their tests with this tag. */
  readonly tag?: string;
}

/** The project with the wide fonts. */
export const wideFonts = 'wide-fonts';

/** The sites on which the specs run. A spec that requests something from another site names that address itself. */
export const projects: readonly Project[] = [
  {name: 'plain', site: 'plain'},
  {name: wideFonts, site: 'plain', fonts: 'wide', tag: tagOfFonts},
  {name: 'base-path', site: 'base-path', tag: tagOfBasePath},
];

/** The programs that serve the sites: one for the static hosts, and the servers that are themselves tested. */
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
      command: `tsx tests/support/serve-program.ts docusaurus ${servePort}`,
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
