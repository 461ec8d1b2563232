import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

interface Options {
  /** Modules of components that articles may use and that need no React in the browser. */
  readonly settled: readonly string[];
  /** By their tags, modules of components that take over their part of the page by themselves, after it is there. */
  readonly islands: Readonly<Record<string, string>>;
}

/** Folders of articles; files and folders that begin with `_` are parts of pages. */
const articles =
  /[\\/](?:docs|blog|icms|src[\\/]pages)[\\/](?:(?!_)[^\\/]+[\\/])*(?!_)[^\\/]+\.mdx?$/;

/** The code that all settled articles have. */
const shared =
  /[\\/]src[\\/](?:components[\\/]Article[\\/]settled|client[\\/]page-document|hooks[\\/]useTextLinks)/;

/**
 * Keeps the text of articles out of the scripts: a page's HTML has it, and React does not take over what never
 * changes. The README says how.
 */
export default function settledArticles({settled, islands}: Options): () => Plugin {
  const loader = (name: string): string => join(process.cwd(), 'plugins/settled-articles', name);
  return () => ({
    name: 'settled-articles',
    configureWebpack: (_config, isServer) => ({
      ...(!isServer && {
        optimization: {
          // Once, not with each article.
          splitChunks: {
            cacheGroups: {article: {name: 'article', test: shared, priority: 50, enforce: true}},
          },
        },
      }),
      module: {
        rules: [
          {
            // Not `test`: Docusaurus leaves to itself what rules with a test for Markdown do not include.
            resource: articles,
            enforce: 'post',
            use: [
              {
                loader: loader('article-loader.mjs'),
                options: {
                  settled,
                  islands,
                  isServer: isServer || process.env.NODE_ENV !== 'production',
                },
              },
            ],
          },
          {
            resourceQuery: /^\?styles$/,
            enforce: 'pre',
            sideEffects: true,
            use: [loader('styles-loader.mjs')],
          },
        ],
      },
    }),
  });
}
