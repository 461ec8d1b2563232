import {join, relative} from 'node:path';
import {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule, RouteConfig} from '@docusaurus/types';
import {posixPath} from '@docusaurus/utils';
import docs from '../edits-first';
import {leanRoute} from './routes';

/**
 * Docusaurus's docs, whose pages load the part of the sidebar that they show, and no descriptions of other docs. The
 * README has the figures.
 */
async function leanDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docs(context, options);
  return {
    ...plugin,
    getThemePath: () => join(__dirname, 'theme'),
    async contentLoaded({content, actions}) {
      const routes: RouteConfig[] = [];
      const addRoute = (route: RouteConfig): void => {
        routes.push(route);
      };
      await plugin.contentLoaded?.({content, actions: {...actions, addRoute}});
      const write = async (name: string, code: string): Promise<string> => {
        const file = await actions.createData(name, code);
        return posixPath(`@generated/${relative(context.generatedFilesDir, file)}`);
      };
      for (const route of routes) {
        actions.addRoute(await leanRoute(route, write));
      }
    },
  };
}

// Its type knows the options of no plugin.
export default Object.assign(leanDocs, {validateOptions}) as unknown as PluginModule;
