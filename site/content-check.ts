import type {ContentCheckConfig} from '@markdown-zh/content-check';
import {articleComponents, unlistedPage} from './article-components';
import {schemas} from './front-matter';
import {movedSections} from './markdown';
import {redirects} from './redirects';
import {terms} from './terms';

/** Settings of the content check, for `npm run check:content` and `npm start`. */
const contentCheck = {
  folders: [
    {path: 'docs', kind: 'doc', route: '/docs'},
    {path: 'blog', kind: 'post', route: '/blog'},
    {path: 'icms', kind: 'post', route: '/icms', isHidden: true},
    {path: 'src/pages', kind: 'page', route: '/'},
  ],
  command: 'npm run check:content',
  authors: 'blog/authors.yml',
  tags: 'blog/tags.yml',
  frontMatter: schemas,
  components: Object.keys(articleComponents),
  terms: {file: 'site/terms.ts', list: terms},
  posts: {sources: '参考资料', isFileNamedBySlug: true},
  addresses: {
    record: 'site/addresses.txt',
    redirects: {file: 'site/old-addresses.json', list: redirects},
  },
  // CONTRIBUTING.md, "Parts of an article".
  length: {han: 3000, sections: 10},
  headings: {allowed: ['参考资料', ...movedSections, '没有核实的部分', '资料之间的冲突']},
  // Mended by the plugins of site/markdown.ts.
  rendering: {
    mended: [
      'emphasis-close-after-punctuation',
      'emphasis-open-before-punctuation',
      'soft-break-between-han',
      'strikethrough-flanking',
    ],
  },
  images: {bytes: 60 * 1024, width: 1280},
  unlinked: [`/${unlistedPage}`],
} satisfies ContentCheckConfig;

export default contentCheck;
