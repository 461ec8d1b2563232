import {expect, it} from 'vitest';
import {withModules} from './page-scripts';

const registry = `export default {
  "0e384e19": [() => import(/* webpackChunkName: "0e384e19" */ "@site/docs/intro.md"), "@site/docs/intro.md", require.resolveWeak("@site/docs/intro.md")],
  "01a85c17": [() => import(/* webpackChunkName: "01a85c17" */ "@theme/Blog\\"Page"), "@theme/Blog\\"Page", require.resolveWeak("@theme/Blog\\"Page")],
  "0b5b2c3d": [() => import(/* webpackChunkName: "0b5b2c3d" */ "@theme/Other"), "@theme/Other", require.resolveWeak("@theme/Other")],};
`;

it('the manifest finds the chunks of a module by the module’s name, and keeps what it had', () => {
  const manifest = {
    entrypoints: ['main'],
    origins: {main: ['1'], '0e384e19': ['2', '3'], '01a85c17': ['4']},
  };
  expect(withModules(manifest, registry)).toEqual({
    entrypoints: ['main'],
    origins: {...manifest.origins, '@site/docs/intro.md': ['2', '3'], '@theme/Blog"Page': ['4']},
  });
});

it('a registry of another form is an error that names the plugin', () => {
  expect(() => withModules({origins: {}}, 'export default {}')).toThrow(
    'plugins/pages/page-scripts cannot read',
  );
});
