import {rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {install, nodeFor, versionOf, withoutExtension, write} from './folder';
import type {Site} from './site';

/** Astro needs a newer Node than this project. */
const [leastMajor, leastMinor] = [22, 12];

/** What a site has beside Starlight itself. */
interface Additions {
  readonly name: string;
  /** The folder of its packages. */
  readonly folder: string;
  /** Packages with their versions. */
  readonly packages: readonly string[];
  /** JavaScript in `astro.config.mjs`: imports, one a line, and further options of Starlight. */
  readonly imports: string;
  readonly options: string;
  /** Texts by their files below `src`. */
  readonly files: Readonly<Record<string, string>>;
  /** Caches of the packages. */
  readonly caches: readonly string[];
}

/** Starlight without plugins, with its own search (Pagefind) and sitemap. */
export const starlight = starlightWith({
  name: 'Starlight',
  folder: 'starlight',
  packages: [],
  imports: '',
  options: '',
  files: {},
  caches: [],
});

/** A Starlight site, built by its own Node if this one is too old. */
export function starlightWith(additions: Additions): Site {
  return {
    name: additions.name,
    version: () => versionOf('@astrojs/starlight', additions.folder),
    prepare: (corpus) => {
      const folder = install(additions.folder, [
        'astro@7.3.5',
        '@astrojs/starlight@0.42.4',
        ...additions.packages,
      ]);
      rmSync(join(folder, 'src'), {recursive: true, force: true});
      for (const {file, text} of [
        {file: 'index.md', text: '---\ntitle: Starlight\n---\n'},
        ...corpus,
      ]) {
        write(folder, `src/content/docs/${file}`, text);
      }
      write(folder, 'src/content.config.ts', contentConfig);
      for (const [file, text] of Object.entries(additions.files)) {
        write(folder, `src/${file}`, text);
      }
      const parts = new Set(corpus.map(({file}) => dirname(file)).filter((part) => part !== '.'));
      write(folder, 'astro.config.mjs', astroConfig([...parts], additions));
      return {
        folder,
        node: nodeFor(leastMajor, leastMinor),
        build: ['node_modules/astro/bin/astro.mjs', 'build'],
        output: 'dist',
        caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite', ...additions.caches],
        articles: 'src/content/docs',
        addressOf: (file) => `${withoutExtension(file)}/`,
        remove: () => {
          rmSync(join(folder, 'src'), {recursive: true, force: true});
        },
      };
    },
  };
}

const contentConfig = `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`;

/** @param parts folders of articles */
function astroConfig(parts: readonly string[], {imports, options}: Additions): string {
  const sidebar = parts.map((part) => ({
    label: part,
    collapsed: true,
    items: [{autogenerate: {directory: part}}],
  }));
  return `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';
${imports}
export default defineConfig({
  site: 'https://example.com',
  integrations: [starlight({title: 'Starlight', sidebar: ${JSON.stringify(sidebar)}, ${options}})],
});
`;
}
