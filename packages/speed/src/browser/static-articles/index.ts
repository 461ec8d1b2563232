import type {Plugin} from '@docusaurus/types';
import {packageFile} from '../../package-file.ts';
import {toolsModule} from './modules.mjs';

export interface StaticArticleOptions {
  /** Modules of components that articles may use and that need no React in the browser. */
  readonly components: readonly string[];
  /** By their tags, modules of components that take over their part of the page on their own, after it has loaded. */
  readonly islands: Readonly<Record<string, string>>;
  /**
   * Elements that need no React in this site, although they do in a classic one: pre, Details, head, mermaid,
   * and other global components.
   */
  readonly elements: readonly string[];
  /** How names of modules of the site's own components begin: their style sheets are loaded with the text. */
  readonly componentModules: readonly string[];
  /** By a selector, modules that add something in the browser to a text with such an element: components with the props `ToolProps`. */
  readonly tools: Readonly<Record<string, string>>;
}

const name = 'speed-static-articles';

/** Folders of articles; files and folders that begin with `_` are parts of pages. */
const markdown = /[\\/](?!_)[^\\/]+\.mdx?$/;

/** The code that all static articles share. */
const shared =
  /[\\/]speed[\\/](?:src|lib)[\\/]browser[\\/](?:static-articles[\\/]client|page-document|lru-set)/;

const own = (path: string): string => packageFile(path, import.meta.url);

/**
 * Keeps the text of articles out of the scripts. It is in the page's HTML, and React does not hydrate it. See the README.
 */
export default function staticArticles({
  tools,
  componentModules,
  ...parts
}: StaticArticleOptions): () => Plugin {
  const client = own('client/static-article');
  return () => ({
    name,
    async contentLoaded({actions}) {
      await actions.createData('tools.js', toolsModule(tools));
    },
    configureWebpack: (_config, isServer) =>
      process.env.NODE_ENV !== 'production'
        ? {}
        : {
            ...(!isServer && {
              optimization: {
                // Once, not in the script of each article.
                splitChunks: {
                  cacheGroups: {
                    article: {
                      name: 'article',
                      test: shared,
                      priority: 50,
                      enforce: true,
                    },
                  },
                },
              },
            }),
            module: {
              rules: [
                {
                  // Not `test`: if a rule has a test for Markdown, Docusaurus handles the files that it
                  // excludes.
                  resource: {and: [markdown, {not: [/[\\/]node_modules[\\/]/]}]},
                  enforce: 'post',
                  use: [
                    {
                      loader: own('article-loader.mjs'),
                      options: {
                        ...parts,
                        tools: `@generated/${name}/default/tools.js`,
                        client,
                        isServer,
                      },
                    },
                  ],
                },
                {
                  resourceQuery: /^\?styles$/,
                  enforce: 'pre',
                  sideEffects: true,
                  use: [{loader: own('styles-loader.mjs'), options: {componentModules}}],
                },
              ],
            },
          },
  });
}
