import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {setImmediate} from 'node:timers/promises';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {licences} from '../../../site/identity';
import {markdownFile} from '../../../site/markdown-file';
import {articlesOf, type Article, type Scope} from '@markdown-zh/search';
import {runInThread} from '../../build/run-in-thread';
import type {ConversionJob, Text} from './convert-all';
import {createIncrementalWriter} from './incremental-writer';
import {fullFile, indexFile, renderFull, renderIndex, type IndexedSite} from './llms';

/**
 * Writes each public article as a Markdown file beside its page, such as `docs/intro.md` for `docs/intro`. Also writes an index
 * of these files, and one file with all of them. `npm start` serves the single files from a folder. See the README.
 */
export default function markdownFiles(scope: Scope): PluginModule {
  return (context): Plugin => {
    const isDevelopment = process.env.NODE_ENV === 'development';
    const folder = () => join(context.generatedFilesDir, 'markdown-files', 'files');
    const writeChanged = createIncrementalWriter(async (all, changed) => {
      // Only `npm start` loads the packages that parse Markdown in this thread.
      const {converterOf} = await import('./convert-all');
      const convert = converterOf(jobOf(context, all));
      for (const article of changed) {
        // This thread also compiles and serves the site.
        await setImmediate();
        writeText(folder(), article, convert(article));
      }
    });
    let articles: readonly Article[] = [];
    let texts: Promise<readonly Text[]> | undefined;

    return {
      name: 'markdown-files',
      allContentLoaded({allContent}) {
        articles = articlesOf(allContent, context, scope);
        if (isDevelopment) {
          // Not awaited: the page shows an edit before its file is written.
          writeChanged(articles).catch((error: unknown) => {
            console.error('[ERROR] Markdown files could not be written.', error);
          });
        } else if (process.env.NODE_ENV === 'production') {
          texts = runInThread(join(__dirname, 'convert-all.ts'), jobOf(context, articles));
          // postBuild reports the error, unless another one ends the build before.
          texts.catch(() => undefined);
        }
      },
      configureWebpack() {
        if (!isDevelopment) {
          return {};
        }
        const directory = {directory: folder(), publicPath: context.baseUrl, watch: false};
        return {mergeStrategy: {'devServer.static': 'append'}, devServer: {static: [directory]}};
      },
      async postBuild({outDir}) {
        const all = (await texts) ?? [];
        articles.forEach((article, index) => {
          writeText(outDir, article, all[index] ?? null);
        });
        const written = all.filter((text) => text !== null);
        writeFileSync(join(outDir, indexFile), renderIndex(articles, siteOf(context)));
        writeFileSync(join(outDir, fullFile), renderFull(written, siteOf(context)));
      },
    };
  };
}

function jobOf(
  {siteDir, baseUrl, siteConfig: {url}}: LoadContext,
  articles: readonly Article[],
): ConversionJob {
  return {siteDir, url, baseUrl, articles};
}

function siteOf({baseUrl, siteConfig}: LoadContext): IndexedSite {
  const {title, tagline, url} = siteConfig;
  return {title, tagline, address: url + baseUrl, licence: licences.content};
}

/** Writes an article's file, if it has a text. */
function writeText(folder: string, {page}: Article, text: Text): void {
  if (text !== null) {
    const target = join(folder, markdownFile(page.path));
    mkdirSync(dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
}
