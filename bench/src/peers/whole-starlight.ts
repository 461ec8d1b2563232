import {starlightWith} from './starlight';

/** Folder of the share pictures below the site's root. */
const pictures = 'share';

/**
 * Starlight with what this site carries, by the plugins that its documentation lists, with their default options:
 *
 * | here | there |
 * | --- | --- |
 * | search, sitemap | built in: Pagefind, which needs the language to find Chinese words, and @astrojs/sitemap |
 * | share pictures | astro-og-canvas, as an endpoint, and a route middleware for `og:image` |
 * | llms.txt, llms-full.txt | starlight-llms-txt, which also writes llms-small.txt |
 * | links and anchors | starlight-links-validator |
 * | feeds | @astrojs/rss, as an endpoint: one feed of all pages, with their descriptions |
 * | Markdown copies of pages | starlight-page-actions |
 *
 * It has no counterpart of the playground, the engines' answers, pages for printing, and reading offline. The pictures' font is the same
 * Noto Sans SC. It is not cut by characters as this project's is, because CanvasKit takes one file of a family.
 */
export const wholeStarlight = starlightWith({
  name: 'whole Starlight',
  packages: [
    '@astrojs/rss@4.0.19',
    '@fontsource/noto-sans-sc@5.3.0',
    'astro-og-canvas@0.13.2',
    'starlight-links-validator@0.26.0',
    'starlight-llms-txt@0.12.0',
    'starlight-page-actions@0.6.2',
  ],
  imports: `import linksValidator from 'starlight-links-validator';
import llmsTxt from 'starlight-llms-txt';
import pageActions from 'starlight-page-actions';`,
  options: `
    locales: {root: {label: '简体中文', lang: 'zh-CN'}},
    routeMiddleware: './src/share-picture.ts',
    plugins: [linksValidator(), llmsTxt(), pageActions()],
  `,
  files: {
    'src/share-picture.ts': `import {defineRouteMiddleware} from '@astrojs/starlight/route-data';

export const onRequest = defineRouteMiddleware(({locals, site}) => {
  const {entry, head} = locals.starlightRoute;
  const content = new URL(\`/${pictures}/\${entry.id || 'index'}.png\`, site).href;
  head.push({tag: 'meta', attrs: {property: 'og:image', content}});
});
`,
    [`src/pages/${pictures}/[...slug].ts`]: `import {getCollection} from 'astro:content';
import {OGImageRoute} from 'astro-og-canvas';

const docs = await getCollection('docs');
const fonts = [400, 700].map(
  (weight) => \`node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-\${weight}-normal.woff2\`,
);
const families = ['Noto Sans SC'];

export const {getStaticPaths, GET} = await OGImageRoute({
  pages: Object.fromEntries(docs.map(({id, data}) => [id, data])),
  getSlug: (id) => \`\${id}.png\`,
  getImageOptions: (id, {title, description}) => ({
    title,
    description,
    fonts,
    font: {title: {families, weight: 'Bold'}, description: {families}},
  }),
});
`,
    'src/pages/feed.xml.ts': `import {getCollection} from 'astro:content';
import rss from '@astrojs/rss';

export async function GET({site}) {
  const docs = await getCollection('docs');
  return rss({
    title: 'Starlight',
    description: 'Starlight',
    site,
    items: docs
      .filter(({id}) => id !== 'index')
      .map(({id, data: {title, description}}) => ({title, description, link: \`/\${id}/\`})),
  });
}
`,
  },
  caches: ['node_modules/.astro-og-canvas'],
});
