import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withModules, type Manifest} from './manifest';

const name = 'page-scripts';

/**
 * Makes Docusaurus write the scripts of each page into its HTML. They load one round trip earlier, and plugins/hosting/offline
 * finds them there. Without this plugin, a page names only the scripts that all pages share.
 */
export default function pageScripts(context: LoadContext): Plugin {
  return {
    name,
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            plugins: [
              {
                apply(compiler) {
                  const {generatedFilesDir} = context;
                  compiler.hooks.afterEmit.tap(name, () => {
                    const manifest = join(generatedFilesDir, 'client-manifest.json');
                    const registry = readFileSync(join(generatedFilesDir, 'registry.js'), 'utf8');
                    const read = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
                    const known = withModules(read, registry);
                    writeFileSync(manifest, JSON.stringify(known));
                  });
                },
              },
            ],
          },
  };
}
