import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {linkDependencies} from '../../../tests/build/site-copy';
import {docusaurusCaches, versionOf, withoutExtension, write} from './folder';
import type {Site} from './site';

/** The site of `create-docusaurus`, with this project's dependencies and the recommended bundler. */
export const stock: Site = {
  name: 'Docusaurus, stock',
  version: () => versionOf('@docusaurus/core'),
  prepare: (corpus) => {
    const folder = mkdtempSync(join(tmpdir(), 'stock-'));
    linkDependencies(resolve('node_modules'), join(folder, 'node_modules'));
    write(folder, 'package.json', JSON.stringify({name: 'stock', version: '1.0.0', private: true}));
    write(
      folder,
      'docusaurus.config.js',
      `export default ${JSON.stringify({
        title: 'Stock',
        url: 'https://example.com',
        baseUrl: '/',
        future: {v4: true, faster: true},
        presets: [['classic', {docs: {routeBasePath: 'docs'}, blog: false}]],
        themeConfig: {navbar: {title: 'Stock', items: [{to: '/docs/weighed', label: 'Docs'}]}},
      })};\n`,
    );
    write(
      folder,
      'src/pages/index.js',
      "import Layout from '@theme/Layout';\nexport default function Home() {\n  return <Layout><h1>Stock</h1></Layout>;\n}\n",
    );
    for (const {file, text} of corpus) {
      write(folder, `docs/${file}`, text);
    }
    return {
      folder,
      build: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
      output: 'build',
      caches: docusaurusCaches,
      articles: 'docs',
      addressOf: (file) => `docs/${withoutExtension(file)}`,
      remove: () => {
        rmSync(folder, {recursive: true, force: true});
      },
    };
  },
};
