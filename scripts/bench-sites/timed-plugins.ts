import type {Config, Plugin, PluginConfig, PluginModule} from '@docusaurus/types';

/**
 * A configuration whose plugins do their `postBuild` one after the other, and print its time as Docusaurus's performance log would. In a
 * build they work at the same time, so that no time there is one plugin's own. The order is that of the configuration. Plugins of presets
 * and those given by name stay as they are.
 */
export function alone(config: Config): Config {
  let queue = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    queue = queue.then(work);
    return queue;
  };
  return {
    ...config,
    plugins: config.plugins?.map((plugin) => timed(plugin as PluginConfig, inTurn)) ?? [],
  };
}

type InTurn = (work: () => Promise<void>) => Promise<void>;

function timed(plugin: PluginConfig, inTurn: InTurn): PluginConfig {
  if (typeof plugin === 'function') {
    return timedModule(plugin, inTurn);
  }
  const [module, options] = Array.isArray(plugin) ? plugin : [];
  return typeof module === 'function' ? [timedModule(module, inTurn), options ?? {}] : plugin;
}

function timedModule(module: PluginModule, inTurn: InTurn): PluginModule {
  const wrapped: PluginModule = async (context, options) => {
    const plugin = await module(context, options);
    return plugin && timedPlugin(plugin, options, inTurn);
  };
  return Object.assign(wrapped, module); // with its validation of options
}

function timedPlugin(plugin: Plugin, options: unknown, inTurn: InTurn): Plugin {
  const postBuild = plugin.postBuild?.bind(plugin);
  if (!postBuild) {
    return plugin;
  }
  const {id = 'default'} = (options ?? {}) as {readonly id?: string};
  plugin.postBuild = (properties) =>
    inTurn(async () => {
      const start = performance.now();
      await postBuild(properties);
      const ms = (performance.now() - start).toFixed(2);
      console.log(`[PERF] postBuild() - ${plugin.name}@${id} - ${ms} ms`);
    });
  return plugin;
}
