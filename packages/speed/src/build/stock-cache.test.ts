import {expect, it} from 'vitest';
import type {ConfigureWebpack} from '@markdown-zh/build-tools/bundler';
import stockCache from './stock-cache.ts';

/** The bundler's configuration after the change, for some levers. */
function changesFor(levers: readonly string[], config: object): unknown {
  const {configureWebpack} = stockCache(levers)();
  const [first, ...rest] = [config, false] as unknown as Parameters<ConfigureWebpack>;
  return configureWebpack?.(first, ...rest);
}

const persistent = {type: 'persistent', version: 'client-3.10.2'};

it('M6 another set of levers has another version of the cache', () => {
  const config = {cache: true, experiments: {cache: persistent}};
  expect(changesFor(['page-config', 'tslib'], config)).toEqual({
    experiments: {
      cache: {
        ...persistent,
        version: expect.stringMatching(/^client-3\.10\.2-speed-.+-page-config,tslib$/) as string,
      },
    },
  });
  expect(changesFor(['page-config'], config)).not.toEqual(changesFor(['tslib'], config));
});

it('M6 a build without a persistent cache stays without', () => {
  expect(changesFor(['page-config'], {cache: undefined})).toEqual({});
});
