import type {PluginModule} from '@docusaurus/types';

/**
 * Plugins of which the last one does its work on the finished build when all others have done theirs. Docusaurus has all do it at
 * the same time.
 */
export function inOrder(first: readonly PluginModule[], last: PluginModule): PluginModule[] {
  const ends: Promise<void>[] = [];
  return [
    ...first.map((module) =>
      changed(module, (postBuild, properties) => {
        const end = postBuild(properties);
        ends.push(end);
        return end;
      }),
    ),
    changed(last, async (postBuild, properties) => {
      await Promise.all(ends);
      await postBuild(properties);
    }),
  ];
}

type PostBuild = (properties: never) => Promise<void>;

function changed(
  module: PluginModule,
  run: (postBuild: PostBuild, properties: never) => Promise<void>,
): PluginModule {
  return async (context, options) => {
    const plugin = await module(context, options);
    if (!plugin?.postBuild) {
      return plugin;
    }
    const postBuild = plugin.postBuild.bind(plugin) as PostBuild;
    return {...plugin, postBuild: (properties) => run(postBuild, properties as never)};
  };
}
