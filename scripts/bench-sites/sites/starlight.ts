import {rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {install, nodeFor, versionOf, withoutExtension, write} from './folder';
import type {Site} from './site';

/** Astro needs a newer Node than this project. */
const [leastMajor, leastMinor] = [22, 12];

/** Starlight, in its own Node if this one is too old. */
export const starlight: Site = {
  name: 'Starlight',
  version: () => versionOf('@astrojs/starlight', 'starlight'),
  prepare: (corpus) => {
    const folder = install('starlight', ['astro@7.3.5', '@astrojs/starlight@0.42.4']);
    rmSync(join(folder, 'src'), {recursive: true, force: true});
    for (const {file, text} of [
      {file: 'index.md', text: '---\ntitle: Starlight\n---\n'},
      ...corpus,
    ]) {
      write(folder, `src/content/docs/${file}`, text);
    }
    const parts = [
      ...new Set(corpus.map(({file}) => dirname(file)).filter((part) => part !== '.')),
    ];
    write(
      folder,
      'src/content.config.ts',
      "import {defineCollection} from 'astro:content';\nimport {docsLoader} from '@astrojs/starlight/loaders';\nimport {docsSchema} from '@astrojs/starlight/schema';\nexport const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};\n",
    );
    write(
      folder,
      'astro.config.mjs',
      `import {defineConfig} from 'astro/config';\nimport starlight from '@astrojs/starlight';\nexport default defineConfig({site: 'https://example.com', integrations: [starlight({title: 'Starlight', sidebar: ${JSON.stringify(
        parts.map((part) => ({
          label: part,
          collapsed: true,
          items: [{autogenerate: {directory: part}}],
        })),
      )}})]});\n`,
    );
    return {
      folder,
      node: nodeFor(leastMajor, leastMinor),
      build: ['node_modules/astro/bin/astro.mjs', 'build'],
      output: 'dist',
      caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
      articles: 'src/content/docs',
      addressOf: (file) => `${withoutExtension(file)}/`,
      remove: () => {
        rmSync(join(folder, 'src'), {recursive: true, force: true});
      },
    };
  },
};
