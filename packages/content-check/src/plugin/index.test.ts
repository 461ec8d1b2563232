import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import contentIssues from './index.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const context = {siteDir: '.', baseUrl: '/'} as LoadContext;

it('adds nothing to a build', async () => {
  for (const environment of ['production', 'test', '']) {
    vi.stubEnv('NODE_ENV', environment);
    expect(await contentIssues(context)).toBeNull();
  }
});

it('adds its middleware before all others of the development server, and keeps their order', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const plugin = await contentIssues(context);
  expect(plugin?.getClientModules?.()).toEqual([expect.stringMatching(/plugin[/\\]client$/)]);
  const config = plugin?.configureWebpack?.({}, false, {} as never, undefined) as {
    devServer: {setupMiddlewares: (list: unknown[]) => unknown[]};
  };
  const list: unknown[] = ['first'];
  expect(config.devServer.setupMiddlewares(list)).toEqual([]);
  expect(list).toEqual([expect.objectContaining({path: '/__content-issues'}), 'first']);
});
