/** The exports that docusaurus.config.ts uses: of this site's plugins, and of packages with many ES modules. */
export {movedHeadings} from '../site/front-matter';
export {remarkPlugins} from '../src/lib/remark-plugins';
export {default as blogSeries} from './articles/blog-series';
export {inSeriesOrder, withoutText} from './articles/blog-series/order';
export {
  brokenMarkdownImages,
  default as brokenMarkdownLinks,
} from './articles/broken-markdown-links';
export {default as codeBlocks} from './articles/code-blocks';
export {default as rehypeCodeBlocks} from './articles/code-blocks/rehype';
export {default as gitHistory} from './articles/git-history';
export {default as readableMdxErrors} from './articles/readable-mdx-errors';
export {default as rehypeCellAlignment} from './articles/rehype-cell-alignment';
export {default as rehypeFormulaLetters} from './articles/rehype-formula-letters';
export {default as rehypeNowrapUnits} from './articles/rehype-nowrap-units';
export {default as rehypeScrollableFormulas} from './articles/rehype-scrollable-formulas';
export {readingTime} from './articles/reading-time';
export {addRelatedPosts} from './articles/related-posts';
export {default as remarkArticleParts} from './articles/remark-article-parts';
export {default as remarkMovedSections} from './articles/remark-moved-sections';
export {default as remarkStableFootnotes} from './articles/remark-stable-footnotes';
export {default as remarkStablePictures} from './articles/remark-stable-pictures';
export {default as distinctChunks} from './build/distinct-chunks';
export {withEnd} from './build/post-build-order';
export {default as sharedPostcssPlugins} from './build/shared-postcss-plugins';
export {default as hosting} from './hosting/host-files';
export {default as htmlAddresses} from './hosting/html-addresses';
export {default as offlinePages} from './hosting/offline';
export {workerPackages} from './hosting/offline/compile-worker';
export {default as crawlers} from './machines/crawlers';
export {createSitemapItems} from './machines/crawlers/sitemap-items';
export {default as feeds} from './machines/feeds';
export {default as licencesOfPackages} from './machines/licences';
export {default as markdownFiles} from './machines/markdown-files';
export {default as securityTxt} from './machines/security-txt';
export {default as sharePictures} from './machines/share-pictures';
export {default as home} from './pages/home';
export {default as pageBootstrap} from './pages/page-bootstrap';
export {pageTemplate} from './pages/page-bootstrap/page-template';
export {default as pageScripts} from './pages/page-scripts';
export {default as sectionPrints} from './pages/section-prints';
export {default as texLiterals} from './pages/tex-literals';
export {footnoteBackLabel, footnotesLabel} from '@markdown-zh/diagnosis/standard/footnotes';
export {default as lessons, lessonSidebar} from '@markdown-zh/lessons/plugin';
export {default as playground} from '@markdown-zh/playground';
export {default as search} from '@markdown-zh/search';
export {withSpeed} from '@markdown-zh/speed';
export {default as rehypeKatex} from 'rehype-katex';
