import {settledArticle, withLocalRuntime} from './modules.mjs';

/**
 * The bundler's loader of articles, after MDX: options are `{settled, islands, isServer}`.
 *
 * @this {{resourceQuery: string, getOptions: () => {settled: string[], islands: Record<string, string>, isServer: boolean}}}
 * @param {string} code the module that MDX has written
 */
export default function articleLoader(code) {
  const {settled, islands, isServer} = this.getOptions();
  const isExcerpt = this.resourceQuery !== '';
  if (isServer) {
    return withLocalRuntime(code);
  }
  return (!isExcerpt && settledArticle(code, settled, islands)) || code;
}
