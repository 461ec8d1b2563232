import type {PluginModule} from '@docusaurus/types';

/** A plugin whose `postBuild` takes some turns of the event loop. */
export function slowPlugin(name: string, turns: number, log: string[]): PluginModule {
  return () => ({
    name,
    async postBuild() {
      log.push(`${name} begins`);
      for (let turn = 0; turn < turns; turn += 1) {
        await new Promise((resolve) => setImmediate(resolve));
      }
      log.push(`${name} ends`);
    },
  });
}
