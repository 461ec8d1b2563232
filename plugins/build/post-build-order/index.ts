import type {PluginModule} from '@docusaurus/types';

interface Awaited {
  readonly plugin: PluginModule;
  /** The end of the plugin's work on the finished build, for plugins that stand after it in the configuration. */
  readonly end: () => Promise<void>;
}

/**
 * Tells when a plugin is done with the finished build, for another one that reads what it has written there. Docusaurus has all
 * plugins do their work on it at the same time.
 */
export function withEnd(module: PluginModule): Awaited {
  let end = Promise.resolve();
  const awaited: PluginModule = async (context, options) => {
    const plugin = await module(context, options);
    const postBuild = plugin?.postBuild?.bind(plugin);
    return (
      plugin && {
        ...plugin,
        ...(postBuild && {
          postBuild: (properties) => {
            end = Promise.resolve(postBuild(properties));
            return end;
          },
        }),
      }
    );
  };
  const {validateOptions} = module;
  return {
    plugin: Object.assign(awaited, validateOptions && {validateOptions}),
    end: () => end,
  };
}
