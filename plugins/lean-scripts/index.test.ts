import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {withOptions} from '.';
import {forPages} from './for-pages';
import * as helpers from './tslib.mjs';

it('pages get the configuration but for what the build alone asks for', () => {
  const config = {
    title: 'a',
    themeConfig: {navbar: {}},
    customFields: {b: 1},
    headTags: [],
    plugins: ['c'],
    presets: ['d'],
  };
  expect(forPages(config as never)).toEqual({
    title: 'a',
    themeConfig: {navbar: {}},
    customFields: {b: 1},
  });
});

it('tslib has the helpers that Docusaurus asks for in the browser', () => {
  const folder = 'node_modules/@docusaurus/utils-common/lib';
  const code = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const asked = [...code.join('\n').matchAll(/tslib_1\.(\w+)/g)].map(([, name]) => name);
  expect(asked.length).toBeGreaterThan(0);
  expect(Object.keys(helpers)).toEqual(expect.arrayContaining(asked));
});

it('the minimizer of scripts alone gets other options', () => {
  class SwcJsMinimizerRspackPlugin {
    readonly options: unknown;
    constructor(options?: unknown) {
      this.options = options;
    }
  }
  class Other {
    readonly options = 1;
  }
  const other = new Other();
  expect(withOptions(other)).toBe(other);
  expect(withOptions('...')).toBe('...');
  const made = withOptions(new SwcJsMinimizerRspackPlugin());
  expect(made).toBeInstanceOf(SwcJsMinimizerRspackPlugin);
  expect(made.options).toMatchObject({minimizerOptions: {format: {comments: false}}});
});
