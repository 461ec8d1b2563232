import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

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

/** The part of react-loadable-ssr-addon's manifest that this plugin uses. */
export interface Manifest {
  /** By chunk name: the chunks that load with it. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
}

/** An entry of Docusaurus's generated registry: the name of a chunk, its import, and the module's name as JSON. */
const entry = /^ {2}"(\w+)": \[\(\) => import\(.*?\), (".*?"), require/gm;

/**
 * Adds the names of modules to the manifest. Docusaurus asks it for the files of each rendered module, by the module's name, but
 * the manifest only has chunk names. Pages would therefore name only the application's files, and load their own one round trip
 * later.
 *
 * @param registry the source of `.docusaurus/registry.js`
 * @throws {Error} if the registry has another form
 */
export function withModules<M extends Manifest>(manifest: M, registry: string): M {
  const modules = [...registry.matchAll(entry)].flatMap(([, chunk = '', module = '']) => {
    const chunks = manifest.origins[chunk];
    return chunks ? [[JSON.parse(module) as string, chunks] as const] : [];
  });
  if (modules.length === 0) {
    throw new Error(
      'plugins/pages/page-scripts cannot read the registry of this version of Docusaurus.',
    );
  }
  return {...manifest, origins: {...manifest.origins, ...Object.fromEntries(modules)}};
}
