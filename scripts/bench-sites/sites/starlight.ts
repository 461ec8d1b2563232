import {rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {install, versionOf, withoutExtension, write} from './folder';
import type {Site} from './site';

/** Starlight, which needs a newer Node than this project does. */
export const starlight: Site = {
  name: 'Starlight',
  version: () => versionOf('@astrojs/starlight', 'starlight'),
  prepare: (corpus) => {
    const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
    if (major < 22 || (major === 22 && minor < 12)) {
      throw new Error(`it needs Node 22.12 or newer; this is ${process.version}`);
    }
    const folder = install('starlight', ['astro@^5', '@astrojs/starlight@^0.36', 'sharp']);
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
        parts.map((part) => ({label: part, collapsed: true, autogenerate: {directory: part}})),
      )}})]});\n`,
    );
    return {
      folder,
      build: ['node_modules/astro/astro.js', 'build'],
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
