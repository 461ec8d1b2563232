import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withModules, type Manifest} from './manifest';
import {readRegistry} from './registry';

const name = 'page-scripts';

/**
 * Has Docusaurus write the scripts of a page into its HTML. They load one round trip earlier, and plugins/hosting/offline saves what a page
 * names. Without this plugin a page names the scripts that all pages share.
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
                    const known = withModules(read, readRegistry(registry));
                    writeFileSync(manifest, JSON.stringify(known));
                  });
                },
              },
            ],
          },
  };
}
