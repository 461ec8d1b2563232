import {dirname} from 'node:path';
import {defineSite, withoutExtension, type Site} from './site';

/** The parts of a site besides Starlight itself. */
interface Additions {
  readonly name: string;
  /** Packages with their versions. */
  readonly packages?: readonly string[];
  /** JavaScript in `astro.config.mjs`: imports, one a line, and further options of Starlight. */
  readonly imports?: string;
  readonly options?: string;
  /** Texts by their files in the folder. */
  readonly files?: Readonly<Record<string, string>>;
  /** Caches of the packages. */
  readonly caches?: readonly string[];
}

/** Starlight without plugins, with its own search (Pagefind) and sitemap. */
export const starlight = starlightWith({name: 'Starlight'});

/** A Starlight site, built by its own Node if the running one is too old. */
export function starlightWith(additions: Additions): Site {
  const {name, packages = [], files = {}, caches = []} = additions;
  return defineSite({
    name,
    versionedPackage: '@astrojs/starlight',
    packages: ['astro@7.3.5', '@astrojs/starlight@0.42.4', ...packages],
    leastNode: [22, 12],
    files: (corpus) => ({
      'src/content/docs/index.md': '---\ntitle: Starlight\n---\n',
      'src/content.config.ts': contentConfig,
      'astro.config.mjs': astroConfig(
        new Set(corpus.map(({file}) => dirname(file)).filter((part) => part !== '.')),
        additions,
      ),
      ...files,
    }),
    build: ['node_modules/astro/bin/astro.mjs', 'build'],
    output: 'dist',
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite', ...caches],
    articles: 'src/content/docs',
    addressOf: (file) => `${withoutExtension(file)}/`,
  });
}

const contentConfig = `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`;

/** @param parts folders of articles */
function astroConfig(parts: ReadonlySet<string>, {imports = '', options = ''}: Additions): string {
  const sidebar = [...parts].map((part) => ({
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
