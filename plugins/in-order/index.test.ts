import type {PluginModule} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {inOrder} from '.';

/** A plugin whose work takes some turns of the event loop. */
function worker(name: string, turns: number, log: string[]): PluginModule {
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

async function build(modules: readonly PluginModule[]): Promise<void> {
  const plugins = await Promise.all(
    modules.map(async (module) => module(undefined as never, undefined as never)),
  );
  await Promise.all(plugins.map(async (plugin) => plugin?.postBuild?.(undefined as never)));
}

it('has the last plugin begin when all others have ended, and these at the same time', async () => {
  const log: string[] = [];
  await build(inOrder([worker('a', 3, log), worker('b', 1, log)], worker('last', 0, log)));
  expect(log).toEqual(['a begins', 'b begins', 'b ends', 'a ends', 'last begins', 'last ends']);
});

it('takes plugins that have nothing to do with the finished build', async () => {
  const log: string[] = [];
  await build(inOrder([() => ({name: 'idle'}), () => null], worker('last', 0, log)));
  expect(log).toEqual(['last begins', 'last ends']);
});

it('does not hide a failure', async () => {
  const failing: PluginModule = () => ({
    name: 'failing',
    postBuild: () => Promise.reject(new Error('no room')),
  });
  const log: string[] = [];
  await expect(build(inOrder([failing], worker('last', 0, log)))).rejects.toThrow('no room');
  expect(log).toEqual([]);
});
