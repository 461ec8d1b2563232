import type {KnipConfig} from 'knip';
import {articleComponents} from './site/article-components';

// The levers' plugins need a context, which knip does not provide.
process.env.SPEED = 'off';

export default {
  workspaces: {
    '.': {
      entry: [
        'src/theme/**/index.tsx',
        'src/pages/**/*.{tsx,mdx}',
        // Commands, some of which scripts/check.ts and scripts/generate.ts also start.
        'scripts/{*,*/index}.{ts,mjs}',
        'tests/{contract,xss-corpora}.ts',
        'tests/{run-browsers,webkit}/index.ts',
        'tests/engines/cmark-gfm/measure.ts',
        'tests/support/{serve,serve-program}.ts',
        // Run in threads of their own, by name.
        'plugins/machines/markdown-files/convert-all.ts',
        'plugins/machines/share-pictures/make-all.ts',
        'plugins/pages/section-prints/write-prints.ts',
        // Named by the configuration.
        'src/components/Island.tsx',
        'src/client/navigation-failure.ts',
        'src/components/Article/{CodeTools,Islands}.tsx',
        // Preloaded into a build.
        'scripts/same-bytes/shift-date.mjs',
        // The bundler's loaders and module replacements, by name.
        'plugins/articles/code-blocks/no-prism.ts',
        // The service worker, compiled by name, and its registration.
        'plugins/hosting/offline/worker/{index,removal}.ts',
        'plugins/hosting/offline/client/{register,unregister}.ts',
        'plugins/hosting/offline/page/index.tsx',
        // Named in the configuration alone.
        'src/client/{bfcache-restore,moved-sections,page-change,print-details,progress-bar,scrollable-results}.{ts,tsx}',
        // Articles name these by their tags alone.
        ...Object.values(articleComponents)
          .filter((module) => module.startsWith('@site/'))
          .map((module) => module.replace('@site/', '') + '{,/index}.tsx'),
      ],
      project: ['**/*.{ts,tsx,mjs,mts,mdx}', '!packages/**', '!bench/**'],
    },
    bench: {
      project: ['src/**/*.ts'],
    },
    'packages/content-check': {
      project: ['src/**/*.{ts,tsx,mjs}'],
    },
    'packages/diagnosis': {
      // Loaded by name in tests.
      entry: ['src/rules/*.cases.ts'],
      project: ['src/**/*.ts'],
    },
    'packages/search': {
      // Started in a thread, and by their names as theme components.
      entry: ['src/plugin/make-index.ts', 'src/theme/**/index.tsx'],
      project: ['src/**/*.{ts,tsx,mjs}'],
    },
    'packages/build-tools': {
      // Run in threads, by name.
      entry: ['src/{thread-main,typescript}.mjs'],
      project: ['src/**/*.{ts,mjs}'],
      ignoreDependencies: ['@docusaurus/types'], // optional: commands need no site
    },
    'packages/lessons': {
      project: ['src/**/*.{ts,tsx}'],
      // Optional: @markdown-zh/content-check reads and grades exercises where there is no site.
      ignoreDependencies: ['@docusaurus/.+', 'react'],
    },
    'packages/playground': {
      // Compiled by name: the frame, a replacement of a module, and types of data.
      entry: ['src/frame/index.ts', 'src/plugin/{style-module.ts,generated.d.ts}'],
      project: ['src/**/*.{ts,tsx}'],
    },
    'packages/*': {project: ['src/**/*.{ts,tsx,mjs}']},
    'packages/speed': {
      // Module replacements, by name, and the bundler's loaders.
      entry: [
        'src/browser/{date-format.ts,render-routes.tsx}',
        'src/browser/route-table/client/{docusaurus,preload}.ts',
        'src/browser/split-sidebars/theme/**/index.tsx',
        'src/browser/static-articles/client/static-article.tsx',
        'src/**/*-loader.mjs',
        'src/bytes/scripts/{empty-part.ts,tslib.mjs}',
      ],
      project: ['src/**/*.{ts,tsx,mjs}'],
    },
  },
  // Programs of the machine.
  ignoreBinaries: ['cmark-gfm', 'fc-list', 'java', 'openssl', 'strace'],
  // Aliases, and packages that other packages or programs load.
  ignoreDependencies: [
    '@docusaurus/ErrorBoundary', // Docusaurus's own alias
    '@docusaurus/theme-search-algolia', // the preset loads it
    'create-docusaurus', // its template is the plain site of the packages' tests
    'dejavu-fonts-ttf', // fontconfig reads its files (tests/fonts)
    '@markdown-zh/docusaurus-plugin-.+', // a name that Docusaurus also tries
  ],
} satisfies KnipConfig;
