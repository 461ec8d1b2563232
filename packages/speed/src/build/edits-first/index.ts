import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {createEditWatcher} from './edit-watcher.ts';

/**
 * Docusaurus's docs plugin, but `npm start` shows an edit before it reads all docs again for their lists and links. Otherwise
 * both start at once, and the edit appears after both.
 */
export default function editsFirst(docs: Plugin<LoadedContent>): Plugin<LoadedContent> {
  if (process.env.NODE_ENV !== 'development') {
    return docs;
  }
  const watcher = createEditWatcher();
  let isLoaded = false;
  return {
    ...docs,
    async loadContent() {
      if (isLoaded) {
        await watcher.wait();
      }
      isLoaded = true;
      return docs.loadContent?.() as Promise<LoadedContent>;
    },
    configureWebpack(...args) {
      const changes = docs.configureWebpack?.(...args) ?? {};
      return {...changes, plugins: [...(changes.plugins ?? []), {apply: watcher.apply}]};
    },
  };
}
