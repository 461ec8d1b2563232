import type {KnipConfig} from 'knip';
import {articleComponents} from './site/article-components';

export default {
  workspaces: {
    '.': {
      entry: [
        'src/theme/**/index.tsx',
        'plugins/lean-docs/theme/**/index.tsx',
        'src/pages/**/*.{tsx,mdx}',
        'blog/**/*.mdx',
        'scripts/*.{ts,mjs}',
        'tests/support/{serve,serve-program,while-wanted}.ts',
        'tests/browser/**/*.spec.ts',
        // Started by the bundler, and loaded by name in a test.
        'src/components/Workbench/worker/index.ts',
        'src/components/Search/worker.ts',
        // Run in threads of their own, by name.
        'plugins/worker-task/{worker.mjs,fixtures/*.ts}',
        'plugins/conformance/{content.ts,loader.mjs}',
        'plugins/markdown-files/convert-all.ts',
        'plugins/share-pictures/make-{ahead,all}.ts',
        'scripts/content-check/examine-sent.ts',
        'plugins/content-issues/{thread.mjs,check-when-asked.ts}',
        'plugins/section-prints/write-prints.ts',
        'plugins/search/index-{build,in-thread}.ts',
        // Imported by what plugins/settled-articles makes of an article.
        'src/components/Article/settled.tsx',
        // Named by the configuration.
        'src/components/Island/index.tsx',
        'src/client/hold-page.ts',
        // Preloaded into a build.
        'scripts/same-bytes/another-day.mjs',
        // The bundler's loaders, and what stands in the place of other modules, by name.
        'plugins/adopted-styles/style-module.ts',
        'plugins/code-blocks/no-prism.ts',
        'plugins/lean-scripts/nothing.ts',
        'plugins/page-files/global-data-loader.mjs',
        'plugins/page-files/client/{docusaurus,names,preload,registry,render-routes,routes}.{ts,tsx}',
        // The service worker, compiled by name, and what registers it.
        'plugins/offline/worker/{index,removal}.ts',
        'plugins/offline/client/{register,unregister}.ts',
        // In `npm start` alone, by name.
        'plugins/content-issues/client/index.tsx',
        // Named in the configuration alone.
        'sidebars.ts',
        'src/client/{default-policy,page-change,page-return,print-folded,progress-bar,head/index,links/index,router/index}.{ts,tsx}',
        // Articles name these by their tags alone.
        ...Object.values(articleComponents)
          .filter((module) => module.startsWith('@site/'))
          .map((module) => module.replace('@site/', '') + '/index.tsx'),
      ],
      project: ['**/*.{ts,tsx,mjs,mts,css}', '!packages/**'],
    },
    'packages/diagnosis': {
      // Loaded by name in tests.
      entry: ['src/rules/*.cases.ts'],
      project: ['src/**/*.ts'],
    },
    'packages/*': {project: ['src/**/*.{ts,tsx,css}']},
  },
  // Prism's components are loaded by name; tslib, history and react-router are Docusaurus's own.
  ignoreDependencies: [
    'create-docusaurus', // its template is the plain site of the packages' tests
    'prismjs',
    'tslib.*',
    'history',
    'react-router',
    '@docusaurus/.+',
    '@easyops-cn/.+',
    '@theme.*',
    '@generated/.+',
    'react-helmet-async', // Docusaurus's own, which src/client/head is compared with
  ],
} satisfies KnipConfig;
