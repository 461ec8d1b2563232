import {readFileSync} from 'node:fs';
import {defineSite, docusaurusCaches, withoutExtension, type Site} from './site';

/** The docs of `create-docusaurus`, with this project's dependencies and the recommended bundler. */
export const stock = stockWith(
  {
    presets: [['classic', {docs: {routeBasePath: 'docs'}, blog: false}]],
    themeConfig: {navbar: {title: 'Stock', items: [{to: '/docs/weighed', label: 'Docs'}]}},
  },
  'docs',
);

/** The blog of `create-docusaurus`, with the authors and tags of this site, and without posts. */
export const stockBlog = stockWith(
  {
    markdown: {mdx1Compat: {comments: true}},
    presets: [['classic', {docs: false, blog: {}}]],
    themeConfig: {navbar: {title: 'Stock', items: [{to: '/blog', label: 'Blog'}]}},
  },
  'blog',
  ['blog/authors.yml', 'blog/tags.yml'],
);

/** @param copied files of this site */
function stockWith(config: object, articles: string, copied: readonly string[] = []): Site {
  return defineSite({
    name: 'stock Docusaurus',
    versionedPackage: '@docusaurus/core',
    files: () => ({
      'package.json': JSON.stringify({name: 'stock', version: '1.0.0', private: true}),
      'docusaurus.config.js': `export default ${JSON.stringify({
        title: 'Stock',
        url: 'https://example.com',
        baseUrl: '/',
        future: {v4: true, faster: true},
        ...config,
      })};\n`,
      'src/pages/index.js':
        "import Layout from '@theme/Layout';\nexport default function Home() {\n  return <Layout><h1>Stock</h1></Layout>;\n}\n",
      ...Object.fromEntries(copied.map((file) => [file, readFileSync(file, 'utf8')])),
    }),
    build: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    output: 'build',
    caches: docusaurusCaches,
    articles,
    addressOf: (file) => `${articles}/${withoutExtension(file)}`,
  });
}
