import {schemas} from '../schemas.fixture.ts';
import type {SiteFacts} from './site-facts.ts';

/** A site with two articles, for tests. */
export const siteFacts: SiteFacts = {
  schemas,
  components: ['CheatSheetLine', 'Tabs', 'TabItem'],
  authors: ['icms', 'editors'],
  tags: ['can', 'linux', 'hello'],
  files: ['blog/2026-01-01-first.md', 'docs/guide/old.md'],
  sections: ['guide'],
  lastPositions: new Map([['guide', 2]]),
  authorKeys: new Map([
    ['icms', 'icms'],
    ['editors', 'editors'],
  ]),
  tagKeys: new Map([
    ['can', 'can'],
    ['linux', 'linux'],
    ['hello', 'hello'],
  ]),
  reserved: [
    '/sw.js',
    '/robots.txt',
    '/sitemap.xml',
    '/assets',
    '/img',
    '/404',
    '/.well-known',
    '/blog/rss.xml',
  ],
  routes: new Set(['/', '/blog', '/docs', '/blog/first', '/docs/guide/old']),
  imported: {},
  redirects: {},
};
