import {framedArticle, staticArticle} from './modules.mjs';

/**
 * @typedef {object} Loader
 *
 * @property {string} resourceQuery of the import, such as `?truncated=true` for an excerpt
 *
 * @property {() => import('./modules.mjs').Parts & {isServer: boolean}} getOptions
 */

/**
 * The bundler's loader of articles, after MDX. In a page's scripts, a static article is only a placeholder. On the server, which renders
 * the pages, it has the text.
 *
 * @this {Loader}
 * @param {string} code the module that MDX has written
 */
export default function articleLoader(code) {
  const {isServer, ...parts} = this.getOptions();
  const isExcerpt = this.resourceQuery !== '';
  const article = isExcerpt ? undefined : staticArticle(code, parts);
  return article === undefined ? code : isServer ? framedArticle(code, parts) : article;
}
