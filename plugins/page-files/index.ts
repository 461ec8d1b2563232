import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from '../compiler';
import {readRegistry} from './registry';

const name = 'page-files';

/**
 * Lets a page name all scripts and style sheets that it needs. Docusaurus asks its manifest for the files of each module that a
 * page has shown, by the module's name; but the manifest knows chunks by their own names alone, so
 * that pages named the application's files and no others, and found theirs one round trip later.
 */
export default function pageFiles(context: LoadContext): Plugin {
  const apply = (compiler: Compiler): void => {
    compiler.hooks.afterEmit.tap(name, () => {
      const {generatedFilesDir} = context; // not before: knip asks without a context
      const file = join(generatedFilesDir, 'client-manifest.json');
      const registry = readFileSync(join(generatedFilesDir, 'registry.js'), 'utf8');
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
      writeFileSync(file, JSON.stringify(withModules(manifest, readRegistry(registry))));
    });
  };
  return {
    name,
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production' ? {} : {plugins: [{apply}]},
  };
}

/** What react-loadable-ssr-addon writes, as far as it matters here. */
interface Manifest {
  /** By the name of a chunk: the chunks that are loaded with it. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
}

/** A manifest that knows chunks by their modules, too. */
export function withModules<M extends Manifest>(
  manifest: M,
  registry: ReadonlyMap<string, string>,
): M {
  const {origins} = manifest;
  const byModule = [...registry].flatMap(([chunk, module]) =>
    origins[chunk] ? [[module, origins[chunk]] as const] : [],
  );
  return {...manifest, origins: {...origins, ...Object.fromEntries(byModule)}};
}
