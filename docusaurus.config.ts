import {readFileSync} from 'node:fs';
import type {Config, PluginModule} from '@docusaurus/types';
import type {MDXPlugin} from '@docusaurus/mdx-loader';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {DOCUSAURUS_VERSION, GlobExcludeDefault} from '@docusaurus/utils';
import search from '@markdown-zh/search';
import {withSpeed} from '@markdown-zh/speed';
import rehypeKatex from 'rehype-katex';
import {footnoteBackLabel, footnotesLabel} from '@markdown-zh/diagnosis/standard/footnotes';
import codemirrorStyles from './plugins/pages/codemirror-styles';
import brokenMarkdownLinks from './plugins/articles/broken-markdown-links';
import codeBlocks from './plugins/articles/code-blocks';
import rehypeCodeBlocks, {type Options as CodeOptions} from './plugins/articles/code-blocks/rehype';
import crawlers from './plugins/machines/crawlers';
import {createSitemapItems} from './plugins/machines/crawlers/sitemap-items';
import feeds from './plugins/machines/feeds';
import gitHistory from './plugins/articles/git-history';
import home from './plugins/pages/home';
import hosting from './plugins/hosting/host-files';
import htmlAddresses from './plugins/hosting/html-addresses';
import {withEnd} from './plugins/build/post-build-order';
import licencesOfPackages from './plugins/machines/licences';
import markdownFiles from './plugins/machines/markdown-files';
import offlinePages from './plugins/hosting/offline';
import {workerPackages} from './plugins/hosting/offline/compile-worker';
import pageBootstrap from './plugins/pages/page-bootstrap';
import pageScripts from './plugins/pages/page-scripts';
import playground from './plugins/pages/playground';
import readableMdxErrors from './plugins/articles/readable-mdx-errors';
import previewFrame from './plugins/pages/preview-frame';
import {addRelatedPosts} from './plugins/articles/related-posts';
import sectionPrints from './plugins/pages/section-prints';
import sharePictures from './plugins/machines/share-pictures';
import workerModules from './plugins/pages/worker-modules';
import blogSeries from './plugins/articles/blog-series';
import {inSeriesOrder} from './plugins/articles/blog-series/order';
import rehypeCellAlignment from './plugins/articles/rehype-cell-alignment';
import rehypeFormulaLetters from './plugins/articles/rehype-formula-letters';
import rehypeScrollableFormulas from './plugins/articles/rehype-scrollable-formulas';
import rehypeNowrapUnits from './plugins/articles/rehype-nowrap-units';
import remarkArticleParts from './plugins/articles/remark-article-parts';
import remarkMovedSections from './plugins/articles/remark-moved-sections';
import remarkStableFootnotes from './plugins/articles/remark-stable-footnotes';
import remarkStablePictures from './plugins/articles/remark-stable-pictures';
import {articleComponents, islandFrame, islands, unlistedPage} from './site/article-components';
import {announcement} from './site/announcement';
import {blogRoutes, feedsOf, privateBlog, publicBlog} from './site/blogs';
import {additionalLanguages, codeTheme} from './site/code';
import {describeProblems, readEnvironment} from './site/environment';
import {editAddress} from './site/edit';
import {footer} from './site/footer';
import {trailingSlashOf} from './site/hosts';
import {iconTags} from './site/icons';
import {ownLicences, tagline, title} from './site/identity';
import {baseUrlOf, i18n} from './site/locale';
import {movedSections, remarkPlugins} from './site/markdown';
import {navbar} from './site/navbar';
import {offlinePath} from './site/offline';
import {pageTemplate} from './site/page-template';
import {redirects} from './site/redirects';
import {searchOptions, searchScope} from './site/search';
import {speedOptions} from './site/speed';
import {papers} from './src/css/tokens';

const read = readEnvironment(process.env);
if (!read.ok) {
  throw new Error(describeProblems(read.problems));
}
const {facts, host, showPrivateBlog, strictLinks, offline, algolia} = read.environment;
/** The base URL of the current locale: https://github.com/facebook/docusaurus/issues/4542. */
const baseUrl = baseUrlOf(read.environment.baseUrl, process.env.DOCUSAURUS_CURRENT_LOCALE);
const linkReport = strictLinks ? 'throw' : 'warn';
/** The address at which a reader edits an article. */
const editUrl = (folder: string, file: string) =>
  editAddress(facts.repository, `${folder}/${file}`);
/** Options for the part below a post. */
const belowPosts = {
  processBlogPosts: ({blogPosts}) => addRelatedPosts({blogPosts: inSeriesOrder(blogPosts)}),
  showLastUpdateTime: true,
  editUrl: ({blogDirPath, blogPath}) => editUrl(blogDirPath, blogPath),
} satisfies BlogOptions;
/** The Markdown pipeline of docs, blogs and pages. */
const markdown = {
  beforeDefaultRemarkPlugins: [
    [readableMdxErrors, {siteDir: __dirname}] satisfies MDXPlugin, // first: it wraps the parser
    [remarkStableFootnotes, {siteDir: __dirname}] satisfies MDXPlugin,
    [remarkMovedSections, {headings: movedSections}] satisfies MDXPlugin,
    [
      remarkArticleParts,
      {
        components: articleComponents,
        islands: {tags: Object.keys(islands), frame: islandFrame},
        baseUrl,
      },
    ] satisfies MDXPlugin,
  ],
  remarkPlugins: [...remarkPlugins, remarkStablePictures],
  // MathML needs no font and no style sheet.
  rehypePlugins: [
    [rehypeKatex, {output: 'mathml'}] satisfies MDXPlugin,
    rehypeCellAlignment,
    rehypeFormulaLetters,
    rehypeScrollableFormulas,
    rehypeNowrapUnits,
    [
      rehypeCodeBlocks,
      {theme: codeTheme, languages: additionalLanguages} satisfies CodeOptions,
    ] satisfies MDXPlugin,
  ],
};
const docs = {
  sidebarPath: './sidebars.ts',
  showLastUpdateTime: true,
  editUrl: ({versionDocsDirPath, docPath}) => editUrl(versionDocsDirPath, docPath),
  ...markdown,
} satisfies DocsOptions;
/** The offline plugin waits for the index. */
const index = withEnd(algolia ? () => null : (search as PluginModule));

const config = {
  title,
  tagline,
  titleDelimiter: '|',
  headTags: iconTags(baseUrl),
  url: facts.siteUrl,
  baseUrl: read.environment.baseUrl,
  trailingSlash: trailingSlashOf(host),
  ssrTemplate: pageTemplate,
  baseUrlIssueBanner: false, // the stock banner is only on the home page; see plugins/pages/page-bootstrap
  onBrokenLinks: 'throw',
  onBrokenAnchors: linkReport,
  onDuplicateRoutes: linkReport,
  i18n,
  customFields: {
    SHOW_CONTENT: String(showPrivateBlog),
    icpNumber: facts.icpNumber,
    papers: papers(readFileSync('src/css/tokens.css', 'utf8')),
  },
  future: {
    // Docusaurus's key of Rspack's cache ignores the environment.
    faster: {rspackPersistentCache: false},
    experimental_vcs: gitHistory(),
    v4: {
      // Docusaurus 4 does not know the flag: what it turned on is always on there.
      ...(DOCUSAURUS_VERSION.startsWith('3.') && {removeLegacyPostBuildHeadAttribute: true}),
      fasterByDefault: true,
      // The storage keys carry no suffix (S6), and comments, admonitions and heading ids of
      // MDX 1 stay valid (D8).
      siteStorageNamespacing: false,
      mdx1CompatDisabledByDefault: false,
    },
  },
  markdown: {
    format: 'mdx',
    // Footnotes follow the heading 参考资料 at the end of an article.
    remarkRehypeOptions: {
      footnoteLabel: footnotesLabel,
      footnoteLabelTagName: 'p',
      footnoteBackLabel,
    },
    mdx1Compat: {comments: true, admonitions: true, headingIds: true},
    hooks: {
      onBrokenMarkdownLinks: brokenMarkdownLinks({strict: strictLinks, baseUrl}),
      onBrokenMarkdownImages: 'throw',
    },
  },
  clientModules: [
    './src/client/trusted-types-policy.ts',
    './src/client/page-change.ts',
    './src/client/moved-sections.ts',
    './src/client/bfcache-restore.ts',
    './src/client/print-details.ts',
    './src/client/progress-bar.ts',
    './src/client/navigation-failure.ts',
  ],
  presets: [
    [
      'classic',
      {
        docs,
        blog: false, // plugins/articles/blog-series has both blogs
        pages: {
          ...markdown,
          exclude: [...GlobExcludeDefault, ...(offline ? [] : [`${offlinePath}.tsx`])],
        },
        theme: {
          customCss: [
            'tokens',
            'code-colours',
            'typography',
            'custom',
            'shell',
            'article-parts',
            'without-scripts',
            'access',
            'print',
          ].map((name) => `./src/css/${name}.css`),
        },
        sitemap: {
          lastmod: 'date',
          createSitemapItems,
          ignorePatterns: [
            `${baseUrl}${unlistedPage}`,
            ...(showPrivateBlog ? [] : [`${baseUrl}${blogRoutes.private}{,/**}`]),
          ],
        },
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    [blogSeries as PluginModule, {...publicBlog, ...belowPosts, ...markdown} satisfies BlogOptions],
    [
      blogSeries as PluginModule,
      {...privateBlog, ...belowPosts, ...markdown} satisfies BlogOptions,
    ],
    codemirrorStyles,
    codeBlocks,
    ['@markdown-zh/content-check/plugin', {config: 'site/content-check.ts'}],
    crawlers,
    feeds(feedsOf({showPrivateBlog})),
    home,
    hosting({host, algoliaApp: algolia?.appId}),
    htmlAddresses({moved: redirects}),
    licencesOfPackages({own: ownLicences, data: ['commonmark-spec', ...workerPackages]}),
    markdownFiles(searchScope({showPrivateBlog})),
    playground,
    previewFrame,
    sectionPrints,
    sharePictures,
    workerModules,
    pageBootstrap({baseUrl, announcementId: announcement?.id}),
    pageScripts,
    [index.plugin, algolia ? {} : searchOptions({showPrivateBlog})],
    offlinePages({isOn: offline, index: index.end}),
  ],
  themeConfig: {
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
    navbar: navbar({showPrivateBlog}),
    footer: footer(facts, {showPrivateBlog, offline}),
    ...(announcement && {
      announcementBar: {id: announcement.id, content: announcement.text, isCloseable: true},
    }),
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    blog: {sidebar: {groupByYear: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    // The build highlights code, so pages need no theme.
    prism: {theme: {plain: {}, styles: []}},
    ...(algolia && {algolia}),
  } satisfies ThemeConfig,
} satisfies Config;

export default withSpeed(config, speedOptions);
