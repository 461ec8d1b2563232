import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Makes the playground's editor add its styles in a way that the site's policy allows; see style-module.ts. */
export default function codemirrorStyles(): Plugin {
  return {
    name: 'codemirror-styles',
    configureWebpack(_config, isServer, {currentBundler}) {
      // Development has no policy, and knip calls this without a bundler.
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/^style-mod$/, (resource) => {
            if (resource.context !== __dirname) {
              resource.request = join(__dirname, 'style-module.ts');
            }
          }),
        ],
      };
    },
  };
}
