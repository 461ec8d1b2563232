import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Leaves Prism out of the site's scripts: code is highlighted at build (`./rehype.ts`). The classic theme loads it on
 * every page, by a client module that no option turns off, so that the bundler takes an empty one in its place.
 */
export default function codeBlocks(): Plugin {
  const require = createRequire(import.meta.url);
  const theme = dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  // Without an extension, as Docusaurus asks for it.
  const prism = join(theme, 'lib', 'prism-include-languages');
  return {
    name: 'code-blocks',
    // A file, not `false`: the bundler numbers a module that is left out by its absolute path, and its bytes were others in another folder.
    configureWebpack: () => ({
      resolve: {alias: {[`${prism}$`]: join(__dirname, 'no-prism.ts')}},
    }),
  };
}
