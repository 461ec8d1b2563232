import {execFileSync} from 'node:child_process';
import {pathToFileURL} from 'node:url';
import {expect, it} from 'vitest';

/** Which packages Docusaurus's command has loaded, and what is there of them then. In a process of its own, for what it has loaded. */
const load = `
  import {createRequire} from 'node:module';
  import {deferModules} from ${JSON.stringify(pathToFileURL('scripts/deferred-modules.mjs').href)};
  if (process.argv[1] === 'deferred') {
    deferModules();
  }
  const require = createRequire(${JSON.stringify(pathToFileURL('package.json').href)});
  require('@docusaurus/core/lib/index.js');
  require('@docusaurus/plugin-content-blog');
  const loaded = Object.keys(require.cache).filter((file) => require.cache[file].children);
  const isLoaded = (name) => loaded.some((file) => file.includes('/node_modules/' + name + '/'));
  const bundler = require('@docusaurus/bundler');
  const {name} = await bundler.getProgressBarPlugin({currentBundler: {name: 'webpack'}});
  const minifier = await bundler.getHtmlMinifier({siteConfig: {future: {faster: {}}}});
  const {code} = await minifier.minify('<p class="a">  b</p>');
  const {extractAllSourceCodeFileTranslations: extract} = require('@docusaurus/babel');
  console.log(JSON.stringify({
    loaded: ['webpack-bundle-analyzer', 'copy-webpack-plugin', 'mini-css-extract-plugin', 'webpackbar', '@babel/core', 'cheerio'].filter(isLoaded),
    used: [name, code, typeof extract],
  }));
`;

function outcome(how: 'deferred' | 'as ever'): unknown {
  const args = ['--input-type=module', '-e', load, how];
  return JSON.parse(execFileSync('node', args, {encoding: 'utf8'}));
}

it('what a build does without is not loaded, and what is used is the same', () => {
  const {loaded, used} = outcome('as ever') as {loaded: string[]; used: unknown[]};
  expect(loaded).toHaveLength(6);
  expect(outcome('deferred')).toEqual({loaded: [], used});
});
