import type {PluginModule} from '@docusaurus/types';

interface Awaited {
  readonly plugin: PluginModule;
  /** Resolves when the plugin's `postBuild` has finished. For plugins after it in the configuration. */
  readonly end: () => Promise<void>;
}

/**
 * Wraps a plugin so that another one can wait for its output. Docusaurus runs all `postBuild` hooks at the same time.
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
