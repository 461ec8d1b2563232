import {framedArticle, staticArticle} from './modules.mjs';

/**
 * The bundler's loader of articles, after MDX. In a page's scripts, a static article is only a placeholder. On the server, which renders
 * the pages, it has the text.
 *
 * @this {{resourceQuery: string, getOptions: () => import('./modules.mjs').Parts & {isServer: boolean}}}
 * @param {string} code the module that MDX has written
 */
export default function articleLoader(code) {
  const {isServer, ...parts} = this.getOptions();
  const isExcerpt = this.resourceQuery !== '';
  const article = isExcerpt ? undefined : staticArticle(code, parts);
  return article === undefined ? code : isServer ? framedArticle(code, parts) : article;
}
