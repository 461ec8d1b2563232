/** A served build that browser tests run on, and which of the specs run there. */
interface Site {
  readonly url: string;
  readonly command: string;
  readonly specs: readonly string[];
  /** Specs of which only the tests tagged `tagOfBasePath` run there. */
  readonly partly?: readonly string[];
}

/**
 * Tests that follow or compare addresses, or have files fetched at addresses that scripts put together:
 * what a base path can break. What such a spec proves beside that is the same code on the same pages, and
 * is proved on the plain site.
 */
export const tagOfBasePath = '@base-path';

export type SiteName =
  'plain' | 'base-path' | 'shown' | 'serve' | 'nginx' | 'misplaced-at-root' | 'misplaced-below';

const staticServer = 'tsx tests/support/serve.ts';

/**
 * The builds of `scripts/check.ts`, as they are served to the tests.
 *
 * `plain` is the public build on a plain static host that sends the headers of the build's `_headers`, so that whatever a test
 * does there is done under the site's policy, and a violation is a console error that fails it; `base-path` the same content built for `/x/`;
 * `shown` the build with the second blog; `serve` the public build behind `docusaurus serve`;
 * `nginx` is the public build behind nginx over TLS, by the configuration that the build has made;
 * the two `misplaced` ones are builds that are
 * served at a path they were not built for.
 */
export const sites: Readonly<Record<SiteName, Site>> = {
  plain: {
    url: 'http://127.0.0.1:4101/',
    command: `${staticServer} build 4101 / headers`,
    specs: ['*'],
  },
  'base-path': {
    url: 'http://127.0.0.1:4102/x/',
    command: `${staticServer} build-base 4102 /x/`,
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
  shown: {
    url: 'http://127.0.0.1:4103/',
    command: `${staticServer} build-shown 4103 /`,
    specs: ['hidden-blog', 'share'],
  },
  serve: {
    url: 'http://127.0.0.1:4104/',
    command: 'docusaurus serve --no-open --port 4104 --host 127.0.0.1',
    specs: ['serve'],
  },
  nginx: {
    url: 'https://127.0.0.1:4107/',
    command: 'tsx tests/support/serve-nginx.ts build 4107 /',
    specs: ['hosting'],
  },
  'misplaced-at-root': {
    url: 'http://127.0.0.1:4105/',
    command: `${staticServer} build-base 4105 /`,
    specs: ['base-url-banner'],
  },
  'misplaced-below': {
    url: 'http://127.0.0.1:4106/y/',
    command: `${staticServer} build 4106 /y/`,
    specs: ['base-url-banner'],
  },
};
