import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Config, PluginModule} from '@docusaurus/types';
import type {MDXPlugin} from '@docusaurus/mdx-loader';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as LessonsOptions} from '@markdown-zh/lessons/plugin';
import type {Options as PlaygroundOptions} from '@markdown-zh/playground';
import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import type * as Plugins from './plugins';
import type {Options as CodeOptions} from './plugins/articles/code-blocks/rehype';
import {requireTypeScript} from './plugins/build/typescript.cjs';
import {
  articleComponents,
  articleTags,
  islandFrame,
  islands,
  unlistedPage,
} from './site/article-components';
import {announcement} from './site/announcement';
import {blogRoutes, feedsOf, privateBlog, publicBlog} from './site/blogs';
import {codeTheme} from '@markdown-zh/convert/code-theme';
import {describeProblems, readEnvironment} from './site/environment';
import {editAddress} from './site/edit';
import {footer} from './site/footer';
import {trailingSlashOf} from './site/hosts';
import {iconTags} from './site/icons';
import {ownLicences, securityTxtExpires, tagline, title} from './site/identity';
import {baseUrlOf, i18n} from './site/locale';
import {navbar} from './site/navbar';
import {pictures} from './site/pictures';
import {framePath, playgroundPath} from './site/playground';
import {readMore} from './site/read-more';
import {redirects} from './site/redirects';
import {reservedAddresses} from './site/reserved-addresses';
import {searchOptions, searchScope} from './site/search';
import {speedOptions} from './site/speed';
import {papers} from './src/css/tokens';

const plugins = requireTypeScript(join(__dirname, 'plugins/index.ts')) as typeof Plugins;

const read = readEnvironment(process.env);
if (!read.ok) {
  throw new Error(describeProblems(read.problems));
}
const {facts, host, showPrivateBlog, strictLinks, offline, algolia, reportAddress} =
  read.environment;
/** The base URL of the current locale: https://github.com/facebook/docusaurus/issues/4542. */
const baseUrl = baseUrlOf(read.environment.baseUrl, process.env.DOCUSAURUS_CURRENT_LOCALE);
const linkReport = strictLinks ? 'throw' : 'warn';
/** The address at which a reader edits an article. */
const editUrl = (folder: string, file: string) =>
  editAddress(facts.repository, `${folder}/${file}`);
/** Options for the part below a post. */
const belowPosts = {
  processBlogPosts: async ({blogPosts}) =>
    plugins.withoutText(
      await plugins.addRelatedPosts({blogPosts: plugins.inSeriesOrder(blogPosts)}),
    ),
  readingTime: plugins.readingTime,
  showLastUpdateTime: true,
  editUrl: ({blogDirPath, blogPath}) => editUrl(blogDirPath, blogPath),
} satisfies BlogOptions;
/** The Markdown pipeline of docs, blogs and pages. */
const markdown = {
  beforeDefaultRemarkPlugins: [
    [plugins.readableMdxErrors, {siteDir: __dirname, components: articleTags}] satisfies MDXPlugin, // first: it wraps the parser
    [plugins.remarkStableFootnotes, {siteDir: __dirname}] satisfies MDXPlugin,
    [plugins.remarkMovedSections, {headings: plugins.movedHeadings}] satisfies MDXPlugin,
    [
      plugins.remarkArticleParts,
      {
        components: articleComponents,
        islands: {tags: Object.keys(islands), frame: islandFrame},
        baseUrl,
      },
    ] satisfies MDXPlugin,
  ],
  remarkPlugins: [...plugins.remarkPlugins, plugins.remarkStablePictures],
  // MathML needs no font and no style sheet.
  rehypePlugins: [
    [plugins.rehypeKatex, {output: 'mathml', strict: 'ignore'}] satisfies MDXPlugin,
    plugins.rehypeCellAlignment,
    plugins.rehypeFormulaLetters,
    plugins.rehypeScrollableFormulas,
    plugins.rehypeNowrapUnits,
    [plugins.rehypeCodeBlocks, {theme: codeTheme} satisfies CodeOptions] satisfies MDXPlugin,
  ],
};
/** Options of docs and lessons. */
const ofDocs = {
  showLastUpdateTime: true,
  editUrl: ({versionDocsDirPath, docPath}) => editUrl(versionDocsDirPath, docPath),
  ...markdown,
} satisfies DocsOptions;
const docs = {sidebarPath: './sidebars.ts', ...ofDocs} satisfies DocsOptions;
/** The tutorial: lessons with exercises. */
const lessons = {
  id: 'learn',
  path: 'learn',
  routeBasePath: 'learn',
  sidebarItemsGenerator: plugins.lessonSidebar,
  ...ofDocs,
} satisfies DocsOptions;
/** The offline plugin waits for the index. */
const index = plugins.withEnd(algolia ? () => null : (plugins.search as PluginModule));

const config = {
  title,
  tagline,
  titleDelimiter: '|',
  headTags: iconTags(baseUrl),
  url: facts.siteUrl,
  baseUrl: read.environment.baseUrl,
  trailingSlash: trailingSlashOf(host),
  ssrTemplate: plugins.pageTemplate,
  // Sites below paths of one origin must not share storage (H12). All languages of a site share what its reader stores.
  storage: {namespace: read.environment.baseUrl === '/' ? false : read.environment.baseUrl},
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
    experimental_vcs: plugins.gitHistory(),
    v4: {
      // Docusaurus 4 does not know the flag: what it turned on is always on there.
      ...(DOCUSAURUS_VERSION.startsWith('3.') && {removeLegacyPostBuildHeadAttribute: true}),
      fasterByDefault: true,
      // `storage` decides the names of storage. Comments, admonitions and heading ids of MDX 1 stay valid (D8).
      siteStorageNamespacing: false,
      mdx1CompatDisabledByDefault: false,
    },
  },
  markdown: {
    format: 'mdx',
    // A checkout on Windows may have CRLF.
    preprocessor: ({fileContent}) => fileContent.replaceAll('\r\n', '\n'),
    // Footnotes follow the heading 参考资料 at the end of an article.
    remarkRehypeOptions: {
      footnoteLabel: plugins.footnotesLabel,
      footnoteLabelTagName: 'p',
      footnoteBackLabel: plugins.footnoteBackLabel,
    },
    mdx1Compat: {comments: true, admonitions: true, headingIds: true},
    hooks: {
      onBrokenMarkdownLinks: plugins.brokenMarkdownLinks({strict: strictLinks, baseUrl}),
      onBrokenMarkdownImages: plugins.brokenMarkdownImages,
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
    './src/client/scrollable-results.ts',
  ],
  presets: [
    [
      'classic',
      {
        docs,
        blog: false, // plugins/articles/blog-series has both blogs
        pages: markdown,
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
          createSitemapItems: plugins.createSitemapItems,
          ignorePatterns: [
            `${baseUrl}${unlistedPage}`,
            ...(showPrivateBlog ? [] : [`${baseUrl}${blogRoutes.private}{,/**}`]),
          ],
        },
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    // First, because it completes the pages that the plugins after it read.
    plugins.hosting({host, algoliaApp: algolia?.appId, reportAddress}),
    ['@docusaurus/plugin-content-docs', lessons],
    [
      plugins.blogSeries as PluginModule,
      {...publicBlog, ...belowPosts, ...markdown} satisfies BlogOptions,
    ],
    [
      plugins.blogSeries as PluginModule,
      {...privateBlog, ...belowPosts, ...markdown} satisfies BlogOptions,
    ],
    plugins.codeBlocks,
    ['@markdown-zh/content-check/plugin', {config: 'site/content-check.ts'}],
    plugins.crawlers,
    plugins.feeds(feedsOf({showPrivateBlog})),
    plugins.home,
    plugins.htmlAddresses({moved: redirects, reserved: reservedAddresses}),
    [plugins.lessons as PluginModule, {docs: lessons.id, pictures} satisfies LessonsOptions],
    plugins.licencesOfPackages({
      own: ownLicences,
      data: ['commonmark-spec', ...plugins.workerPackages],
    }),
    plugins.markdownFiles(searchScope({showPrivateBlog})),
    [
      plugins.playground as PluginModule,
      {
        path: playgroundPath,
        framePath,
        pictures,
        readMore,
        hasStyles: true,
      } satisfies PlaygroundOptions,
    ],
    plugins.sectionPrints,
    plugins.securityTxt({
      repository: facts.repository,
      mail: facts.securityMail,
      expires: securityTxtExpires,
    }),
    plugins.sharePictures,
    plugins.distinctChunks({libraries: ['mdast-util-gfm']}),
    plugins.sharedPostcssPlugins,
    plugins.texLiterals,
    plugins.pageBootstrap({baseUrl, announcementId: announcement?.id, reportAddress}),
    plugins.pageScripts,
    [index.plugin, algolia ? {} : searchOptions({showPrivateBlog})],
    plugins.offlinePages({isOn: offline, index: index.end}),
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

export default plugins.withSpeed(config, speedOptions);
