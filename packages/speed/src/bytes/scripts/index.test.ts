import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {withOptions} from './index.ts';
import {pageConfig, buildOnlyKeys} from './page-config.ts';
import * as helpers from './tslib.mjs';

it('pages get the configuration but for what the build alone asks for', () => {
  const config = {
    title: 'a',
    themeConfig: {navbar: {}, prism: {}},
    customFields: {b: 1},
    future: {experimental_router: 'browser', faster: {}},
    headTags: [],
    plugins: ['c'],
    presets: ['d'],
    ssrTemplate: '<html>',
    markdown: {},
  };
  expect(pageConfig(config as never, ['prism'])).toEqual({
    title: 'a',
    themeConfig: {navbar: {}},
    customFields: {b: 1},
    future: {experimental_router: 'browser'},
  });
});

it('what pages do not get is asked for by no code of theirs', () => {
  const folders = ['core/lib/client', 'theme-classic/lib/theme', 'theme-common/lib'];
  const code = folders
    .flatMap((folder) =>
      readdirSync(`node_modules/@docusaurus/${folder}`, {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.js') && !/CodeBlock|[pP]rism/.test(file))
        .map((file) => readFileSync(`node_modules/@docusaurus/${folder}/${file}`, 'utf8')),
    )
    .join('\n');
  const asked = [...code.matchAll(/siteConfig(?:\.(\w+)|: \{([^{}]*)\})/g)].flatMap(
    ([, one, several = '']) =>
      one === undefined ? (several.match(/\w+(?=\s*[,:]|\s*$)/g) ?? []) : [one],
  );
  expect(asked).toContain('baseUrl');
  const left = [...buildOnlyKeys].filter((key) => asked.includes(key));
  expect(left).toEqual([]);
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
