import type {ContentCheckConfig} from '@markdown-zh/content-check';
import {articleTags, unlistedPage} from './article-components';
import {languageNames} from './code-languages';
import {movedHeadings, schemas} from './front-matter';
import {redirects} from './redirects';
import {reservedAddresses} from './reserved-addresses';
import {terms} from './terms';

/** Settings of the content check, for `npm run check:content` and `npm start`. */
const contentCheck = {
  folders: [
    {path: 'docs', kind: 'doc', route: '/docs'},
    {path: 'learn', kind: 'lesson', route: '/learn'},
    {path: 'blog', kind: 'post', route: '/blog'},
    {path: 'icms', kind: 'post', route: '/icms', isHidden: true},
    {path: 'src/pages', kind: 'page', route: '/'},
  ],
  language: 'zh',
  command: 'npm run check:content',
  components: articleTags,
  clean: 'site/clean-articles.txt',
  authors: 'blog/authors.yml',
  tags: 'blog/tags.yml',
  frontMatter: schemas,
  terms: {file: 'site/terms.ts', list: terms},
  languages: languageNames,
  posts: {sources: '参考资料', isFileNamedBySlug: true},
  lessons: {
    exercises: {least: 3, most: 8},
    longer: ['learn/13-traps.md'], // ten traps
    closing: '学会了什么',
  },
  addresses: {
    record: 'site/addresses.txt',
    redirects: {file: 'site/old-addresses.json', list: redirects},
  },
  // CONTRIBUTING.md, "Parts of an article".
  length: {han: 3000, sections: 10},
  headings: {
    allowed: ['参考资料', '学会了什么', ...movedHeadings, '没有核实的部分', '资料之间的冲突'],
  },
  // Repaired by the plugins of site/markdown.ts.
  rendering: {
    repaired: [
      'emphasis-close-after-punctuation',
      'emphasis-open-before-punctuation',
      'soft-break-between-han',
      'strikethrough-flanking',
    ],
  },
  code: {
    imports: ['@theme/', '@site/src/components/'],
    // The first shows how a post holds a component. The second needs empty handlers.
    programs: ['blog/2026-11-06-mdx-blog-post/index.mdx', 'src/pages/gallery.mdx'],
  },
  allowsInlineStyles: false,
  images: {bytes: 60 * 1024, width: 1280},
  reserved: reservedAddresses,
  unlinked: [`/${unlistedPage}`],
} satisfies ContentCheckConfig;

export default contentCheck;
