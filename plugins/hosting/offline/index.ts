import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {ConfigureWebpackUtils, PluginModule} from '@docusaurus/types';
import {docsListFile, offlinePath} from '../../../site/offline';
import {pageFile} from '../../build/page-file';
import {compileWorker} from './compile-worker';
import {collectDocs} from './docs/collect';

interface Options {
  /** Without it, what an earlier build has left on readers' devices removes itself. */
  readonly isOn: boolean;
  /** The end of the search's index, whose plugin stands before this one in the configuration. */
  readonly index: () => Promise<void>;
}

/**
 * Lets pages open without a network: by a service worker, which pages register, and by a list of what makes up all docs. The
 * README says how. It reads the finished pages, and the search's index once that is there (plugins/build/post-build-order).
 */
export default function offline({isOn, index}: Options): PluginModule {
  return () => {
    const isDevelopment = process.env.NODE_ENV === 'development';
    let bundler: ConfigureWebpackUtils['currentBundler'] | undefined;

    return {
      name: 'offline',
      getClientModules() {
        const module = isDevelopment ? 'unregister' : 'register';
        return isOn || isDevelopment ? [join(__dirname, 'client', module)] : [];
      },
      configureWebpack(_config, _isServer, {currentBundler}) {
        bundler = currentBundler;
        return {};
      },
      async postBuild({siteDir, outDir, baseUrl, routesPaths, siteConfig}) {
        if (isDevelopment) {
          return; // `docusaurus build --dev`: its pages unregister the worker
        }
        if (!bundler) {
          throw new Error('Docusaurus gave plugins/hosting/offline no bundler.');
        }
        const {trailingSlash} = siteConfig;
        const target = {siteDir, outDir};
        if (!isOn) {
          await compileWorker(bundler.instance, {...target, entry: 'removal', build: ''});
          return;
        }
        // Each build's worker differs by it: browsers take the new one, which renews what it is shown by.
        const shell = await readFile(join(outDir, pageFile(offlinePath, trailingSlash)));
        const build = createHash('sha256').update(shell).digest('hex').slice(0, 16);
        const [list] = await Promise.all([
          collectDocs({outDir, baseUrl, routesPaths, trailingSlash}, index),
          compileWorker(bundler.instance, {...target, entry: 'index', build}),
        ]);
        await writeFile(join(outDir, docsListFile), JSON.stringify(list));
      },
    };
  };
}
