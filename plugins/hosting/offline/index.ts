import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {ConfigureWebpackUtils, PluginModule} from '@docusaurus/types';
import {listFiles, offlinePath} from '../../../site/offline';
import {pageFile} from '@markdown-zh/build-tools/page-file';
import {compileWorker} from './compile-worker';
import {contentHash} from './shared/digests';
import {collectDigests, collectDocs, collectPlayground} from './docs/collect';

interface Options {
  /** If false, the data of an earlier build on readers' devices is deleted. */
  readonly isOn: boolean;
  /** Resolves when the search index is written; its plugin comes before this one in the configuration. */
  readonly index: () => Promise<void>;
}

/**
 * Makes pages open without a network, with a service worker and a list of the files of all docs. See the README. Reads the
 * finished pages, and waits for the search index (plugins/build/post-build-order).
 */
export default function offline({isOn, index}: Options): PluginModule {
  return (context) => {
    const isDevelopment = process.env.NODE_ENV === 'development';
    let bundler: ConfigureWebpackUtils['currentBundler'] | undefined;
    let unlisted: ReadonlySet<string> = new Set();

    return {
      name: 'offline',
      getClientModules() {
        const module = isOn && !isDevelopment ? 'register' : 'unregister';
        return [join(__dirname, 'client', module)];
      },
      contentLoaded({actions}) {
        if (isOn) {
          // Not an absolute path: its hash names a file.
          const component = '@site/plugins/hosting/offline/page';
          actions.addRoute({path: context.baseUrl + offlinePath, component, exact: true});
        }
      },
      configureWebpack(_config, _isServer, {currentBundler}) {
        bundler = currentBundler;
        return {};
      },
      allContentLoaded({allContent}) {
        const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
        const docs = content.loadedVersions.flatMap((version) => version.docs);
        unlisted = new Set(docs.filter((doc) => doc.unlisted).map(({permalink}) => permalink));
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
          await compileWorker(bundler.instance, {...target, entry: 'removal', constants: {}});
          return;
        }
        // The hash makes each build's worker different, so browsers install it, and it stores the new shell.
        const shell = await readFile(join(outDir, pageFile(offlinePath, trailingSlash)));
        const constants = {
          BUILD: await contentHash(new Uint8Array(shell)),
          DIGESTS: await collectDigests({outDir, baseUrl}, index),
        };
        const pages = {outDir, baseUrl, routesPaths, trailingSlash, unlisted};
        const [docs, playground] = await Promise.all([
          collectDocs(pages, index),
          collectPlayground(pages),
          compileWorker(bundler.instance, {...target, entry: 'index', constants}),
        ]);
        await writeFile(join(outDir, listFiles.docs), JSON.stringify(docs));
        await writeFile(join(outDir, listFiles.playground), JSON.stringify(playground));
      },
    };
  };
}
