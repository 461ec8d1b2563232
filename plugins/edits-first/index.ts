import contentDocs, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createTurn} from './turn';

/**
 * Docusaurus's docs, of which `npm start` shows an edit before it reads all of them again for their lists and links. Otherwise
 * both begin at once, and the edit is shown when both are done.
 *
 * @param options the plugin's own, validated
 */
export default async function docs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await contentDocs(context, options);
  if (process.env.NODE_ENV !== 'development') {
    return plugin;
  }
  const turn = createTurn();
  let isLoaded = false;
  return {
    ...plugin,
    async loadContent() {
      if (isLoaded) {
        await turn.wait();
      }
      isLoaded = true;
      return plugin.loadContent?.() as Promise<LoadedContent>;
    },
    configureWebpack(...args) {
      const changes = plugin.configureWebpack?.(...args) ?? {};
      return {...changes, plugins: [...(changes.plugins ?? []), {apply: turn.apply}]};
    },
  };
}
