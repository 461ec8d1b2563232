import {resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {eventsPath} from './browser.ts';

export {eventsPath};

export interface Options {
  /** The module whose default export is the configuration of the check, from the site's folder. */
  readonly config?: string;
}

/**
 * Checks the articles in `npm start`, at the start and at each save, and shows issues in the terminal and on the page. It
 * stops a build at front matter that Docusaurus cannot read, and leaves the built pages unchanged.
 */
export default async function contentIssues(
  {siteDir, baseUrl}: LoadContext,
  {config}: Options = {},
): Promise<Plugin | null> {
  if (process.env.NODE_ENV !== 'development') {
    const [{stopAtFrontMatter}, {loadConfig}] = await Promise.all([
      import('./stop-build.ts'),
      import('../run/load-config.ts'),
    ]);
    stopAtFrontMatter(
      siteDir,
      config === undefined ? {} : await loadConfig(resolve(siteDir, config)),
    );
    return null;
  }
  const {checkOnSave} = await import('./check-on-save.ts');
  return {
    name: 'content-issues',
    getClientModules: () => [fileURLToPath(new URL('./client', import.meta.url))],
    configureWebpack() {
      const {apply, answer} = checkOnSave({
        root: siteDir,
        baseUrl,
        ...(config !== undefined && {config: resolve(siteDir, config)}),
      });
      return {
        plugins: [{apply}],
        devServer: {
          // Docusaurus merges the returned list into its own, so the middleware is added to the given list.
          setupMiddlewares: (middlewares: unknown[]) => {
            middlewares.unshift({name: 'content-issues', path: eventsPath, middleware: answer});
            return [];
          },
        },
      };
    },
  };
}
