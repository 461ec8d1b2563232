import contentDocs, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import splitSidebars from './browser/split-sidebars/index.ts';
import editsFirst from './build/edits-first.ts';
import type {LeverName} from './levers.ts';

/** Docusaurus's docs plugin with the levers that build on it: edits-first and split-sidebars. */
export default function docs(levers: ReadonlySet<LeverName>): PluginModule {
  async function plugin(
    context: LoadContext,
    options: PluginOptions,
  ): Promise<Plugin<LoadedContent>> {
    const stock = await contentDocs(context, options);
    const timed = levers.has('edits-first') ? editsFirst(stock) : stock;
    return levers.has('split-sidebars') ? splitSidebars(context, timed) : timed;
  }
  // Its type does not include the options of plugins.
  return Object.assign(plugin, {validateOptions}) as unknown as PluginModule;
}
