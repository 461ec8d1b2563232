import {relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {posixPath} from '@docusaurus/utils';
import {splitRoute} from './routes.ts';

/**
 * Docusaurus's docs plugin, but pages load only the open part of the sidebar, and no descriptions of other docs. See the README
 * for the figures.
 */
export default function splitSidebars(
  {generatedFilesDir}: LoadContext,
  docs: Plugin<LoadedContent>,
): Plugin<LoadedContent> {
  return {
    ...docs,
    getThemePath: () => fileURLToPath(new URL('theme', import.meta.url)),
    async contentLoaded({content, actions}) {
      const routes: RouteConfig[] = [];
      const addRoute = (route: RouteConfig): void => {
        routes.push(route);
      };
      await docs.contentLoaded?.({content, actions: {...actions, addRoute}});
      const write = async (name: string, code: string): Promise<string> => {
        const file = await actions.createData(name, code);
        return posixPath(`@generated/${relative(generatedFilesDir, file)}`);
      };
      for (const route of routes) {
        actions.addRoute(await splitRoute(route, write));
      }
    },
  };
}
