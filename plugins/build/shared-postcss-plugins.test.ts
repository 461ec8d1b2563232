import {resolve} from 'node:path';
import {expect, it} from 'vitest';
import sharedPostcssPlugins from './shared-postcss-plugins';

const preset = resolve('node_modules/postcss-preset-env');

it('creates a plugin once for all rules that name it', () => {
  const {configurePostCss} = sharedPostcssPlugins();
  const one = configurePostCss?.({plugins: [[preset, {stage: 3}]]}).plugins;
  const other = configurePostCss?.({plugins: [preset, [preset, {stage: 3}]]}).plugins;
  expect(one).toEqual([expect.objectContaining({postcssPlugin: 'postcss-preset-env'})]);
  expect(other?.[1]).toBe(one?.[0]);
  expect(other?.[0]).not.toBe(one?.[0]);
});

it('keeps plugins that are already created, and other options', () => {
  const options = {ident: 'postcss', plugins: [{postcssPlugin: 'created'}]};
  expect(sharedPostcssPlugins().configurePostCss?.(options)).toEqual(options);
});
