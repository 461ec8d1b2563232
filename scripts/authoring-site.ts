import type {Site} from '@markdown-zh/authoring/site';
import {articleComponents} from '../site/article-components';
import contentCheck from '../site/content-check';

/** This site below `root`, for the commands of authors. */
export function authoringSite(root: string): Site {
  return {
    root,
    // An old post has no head of its own.
    contentCheck: {...contentCheck, components: Object.keys(articleComponents)},
    missingCharacters: async (characters) => {
      const font = await import('../plugins/machines/share-pictures/font');
      return font.missingCharacters(await font.rendererWithFonts(), [...characters]);
    },
  };
}
