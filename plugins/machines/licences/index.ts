import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import type {Compiler} from '@markdown-zh/build-tools/bundler';
import {isAllowed, licenceOf} from './allowed';
import {renderList, withoutLicence} from './list';
import {packageFolder, readPackage} from './packages';

const name = 'licences';

interface Options {
  /** The first lines of the list. */
  readonly own: string;
  /** Packages whose data pages show, though no script contains them. */
  readonly data: readonly string[];
}

/**
 * Writes `third-party-licenses.txt`: the licences of all packages in the scripts and style sheets. The licences require their
 * notices to be distributed, and the minifier removes them. Stops the build at a licence that is not allowed (allowed.ts).
 */
export default function licences({own, data}: Options): PluginModule {
  return (context) => {
    const folders = new Set<string>();

    function collect(compiler: Compiler): void {
      compiler.hooks.compilation.tap(name, (compilation) => {
        compilation.hooks.finishModules.tap(name, (modules) => {
          for (const module of modules) {
            const file = (module as {resource?: string}).resource?.replace(/\?.*/s, '');
            const folder = file === undefined ? undefined : packageFolder(file);
            if (folder !== undefined) {
              folders.add(folder);
            }
          }
        });
      });
    }

    return {
      name,
      configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [{apply: collect}]}),
      async postBuild({outDir}) {
        data.forEach((one) => folders.add(join(context.siteDir, 'node_modules', one)));
        const packages = [...folders].map(readPackage);
        const refused = [
          ...withoutLicence(packages),
          ...packages
            .filter((one) => !isAllowed(licenceOf(one.name, one.licence)))
            .map((one) => `${one.name}: ${one.licence ?? ''}`),
        ];
        if (refused.length > 0) {
          throw new Error(
            `Packages in the site's scripts have licences that are not allowed: ${refused.join(', ')}. Read the licences, then add them to allowedLicences in plugins/machines/licences/allowed.ts, or remove the packages.`,
          );
        }
        await writeFile(join(outDir, 'third-party-licenses.txt'), renderList(packages, own));
      },
    };
  };
}
