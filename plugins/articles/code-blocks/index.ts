import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Removes Prism from the site's scripts, because the build highlights code (`./rehype.ts`). The classic theme loads Prism on
 * every page, by a client module that no option turns off. An alias replaces the module with an empty one.
 */
export default function codeBlocks(): Plugin {
  const require = createRequire(import.meta.url);
  const theme = dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  // Without an extension, as Docusaurus imports it.
  const prism = join(theme, 'lib', 'prism-include-languages');
  return {
    name: 'code-blocks',
    // A file, not `false`: the bundler derives the id of a `false` module from its absolute path, so bytes would depend on the folder.
    configureWebpack: () => ({
      resolve: {alias: {[`${prism}$`]: join(__dirname, 'no-prism.ts')}},
    }),
  };
}
