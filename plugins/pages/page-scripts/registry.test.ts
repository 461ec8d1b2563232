import {expect, it} from 'vitest';
import {readRegistry} from './registry';
import {withModules} from './manifest';

const source = `export default {
  "0e384e19": [() => import(/* webpackChunkName: "0e384e19" */ "@site/docs/intro.md"), "@site/docs/intro.md", require.resolveWeak("@site/docs/intro.md")],
  "01a85c17": [() => import(/* webpackChunkName: "01a85c17" */ "@theme/Blog\\"Page"), "@theme/Blog\\"Page", require.resolveWeak("@theme/Blog\\"Page")],};
`;

it('each chunk has its module', () => {
  expect([...readRegistry(source)]).toEqual([
    ['0e384e19', '@site/docs/intro.md'],
    ['01a85c17', '@theme/Blog"Page'],
  ]);
});

it('a registry of another form is an error that names the plugin', () => {
  expect(() => readRegistry('export default {}')).toThrow('plugins/pages/page-scripts cannot read');
});

it('the manifest finds the chunks of a module by the module’s name, and keeps what it had', () => {
  const manifest = {entrypoints: ['main'], origins: {main: ['1'], '0e384e19': ['2', '3']}};
  expect(withModules(manifest, readRegistry(source))).toEqual({
    entrypoints: ['main'],
    origins: {...manifest.origins, '@site/docs/intro.md': ['2', '3']},
  });
});
