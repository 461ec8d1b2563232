import type {BundlerPlugin, Compiler} from '../compiler';
import {keptFiles, keyOf} from './kept-files';

const name = 'kept-scripts';

/**
 * Takes from a folder what earlier builds minified of the same script, and leaves there what is minified now: Rspack's cache on
 * disk has modules before they are minified (seen with Rspack 1.7). The folder has to stand for the minimizer and its options.
 */
export function keepScripts(folder: string): BundlerPlugin {
  return {
    apply({hooks, webpack: {Compilation, sources}}: Compiler) {
      hooks.thisCompilation.tap(name, (compilation) => {
        const kept = keptFiles(folder, '.js');
        const missing = new Map<string, string>();
        const textOf = (file: string) => String(compilation.getAsset(file)?.source.source());
        // The minimizer leaves alone what says that it is minified.
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
        compilation.hooks.processAssets.tap({name, stage: stage - 1}, (assets) => {
          for (const file of Object.keys(assets).filter((each) => each.endsWith('.js'))) {
            const key = keyOf([textOf(file)]);
            const known = kept.read(key);
            if (known) {
              compilation.updateAsset(file, new sources.RawSource(Buffer.from(known).toString()), {
                minimized: true,
              });
            } else {
              missing.set(file, key);
            }
          }
        });
        compilation.hooks.processAssets.tap({name, stage: stage + 1}, () => {
          for (const [file, key] of missing) {
            kept.write(key, textOf(file));
          }
          kept.sweep();
        });
      });
    },
  };
}
