import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {eventsPath} from './browser';

/**
 * Checks the articles in `npm start` as `npm run check:content` does, at the start and at each save, and shows what is wrong in
 * the terminal and on the page. It is no part of a build.
 */
export default async function contentIssues(context: LoadContext): Promise<Plugin | null> {
  if (process.env.NODE_ENV !== 'development') {
    return null;
  }
  const {followContent} = await import('./follow-content');
  return {
    name: 'content-issues',
    getClientModules: () => [join(__dirname, 'client')],
    configureWebpack() {
      const {apply, answer} = followContent({root: context.siteDir, baseUrl: context.baseUrl});
      return {
        plugins: [{apply}],
        devServer: {
          // Docusaurus joins what this returns to what its own function does: the list itself is changed.
          setupMiddlewares: (middlewares: unknown[]) => {
            middlewares.unshift({name: 'content-issues', path: eventsPath, middleware: answer});
            return [];
          },
        },
      };
    },
  };
}
