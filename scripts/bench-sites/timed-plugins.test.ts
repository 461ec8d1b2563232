import type {LoadContext, PluginModule} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import {slowPlugin} from '../../tests/support/slow-plugin';
import {postBuildTimes, readPerfLog} from './perf-log';
import {alone} from './timed-plugins';

afterEach(() => {
  vi.restoreAllMocks();
});

it('runs the work on a finished build one plugin after the other, and prints the times', async () => {
  const log: string[] = [];
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  const {plugins = []} = alone({
    title: '',
    url: '',
    baseUrl: '/',
    plugins: ['named', slowPlugin('slow', 5, log), [slowPlugin('quick', 1, log), {id: 'second'}]],
  });
  expect(plugins[0]).toBe('named');
  const [slow, quick] = [plugins[1], (plugins[2] as unknown[])[0]] as [PluginModule, PluginModule];
  const made = await Promise.all([
    slow({} as LoadContext, undefined),
    quick({} as LoadContext, {id: 'second'}),
  ]);
  await Promise.all(made.map(async (plugin) => plugin?.postBuild?.({} as never)));
  expect(log).toEqual(['slow begins', 'slow ends', 'quick begins', 'quick ends']);
  const output = printed.mock.calls.map(([line]) => String(line)).join('\n');
  const names = postBuildTimes(readPerfLog(output)).map(([name]) => name);
  expect(names.toSorted()).toEqual(['quick@second', 'slow@default']);
});
