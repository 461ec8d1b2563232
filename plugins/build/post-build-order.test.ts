import type {PluginModule} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {slowPlugin} from '../../tests/support/slow-plugin';
import {withEnd} from './post-build-order';

async function build(modules: readonly PluginModule[]): Promise<void> {
  const plugins = await Promise.all(
    modules.map(async (module) => module(undefined as never, undefined as never)),
  );
  await Promise.all(plugins.map(async (plugin) => plugin?.postBuild?.(undefined as never)));
}

/** A plugin that begins when others have ended. */
function last(ends: readonly (() => Promise<void>)[], log: string[]): PluginModule {
  return () => ({
    name: 'last',
    async postBuild() {
      await Promise.all(ends.map((end) => end()));
      log.push('last');
    },
  });
}

it('tells when each of some plugins has ended, which work at the same time', async () => {
  const log: string[] = [];
  const a = withEnd(slowPlugin('a', 3, log));
  const b = withEnd(slowPlugin('b', 1, log));
  await build([a.plugin, b.plugin, last([b.end], log)]);
  expect(log).toEqual(['a begins', 'b begins', 'b ends', 'last', 'a ends']);
  log.length = 0;
  await build([a.plugin, b.plugin, last([a.end, b.end], log)]);
  expect(log).toEqual(['a begins', 'b begins', 'b ends', 'a ends', 'last']);
});

it('takes plugins that have nothing to do with the finished build', async () => {
  const log: string[] = [];
  const plugins = [withEnd(() => ({name: 'idle'})), withEnd(() => null)];
  await build([
    ...plugins.map(({plugin}) => plugin),
    last(
      plugins.map(({end}) => end),
      log,
    ),
  ]);
  expect(log).toEqual(['last']);
});

it('does not hide a failure', async () => {
  const failing = withEnd(() => ({
    name: 'failing',
    postBuild: () => Promise.reject(new Error('no room')),
  }));
  const log: string[] = [];
  await expect(build([failing.plugin, last([failing.end], log)])).rejects.toThrow('no room');
  expect(log).toEqual([]);
});
