import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join, relative, sep} from 'node:path';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {readArticle} from '../../scripts/checks/article';
import {licences} from '../../site/identity';
import {markdownFile} from '../../site/markdown-file';
import {nothingKept, openEntries, type Entries} from '../bundler-cache/entries';
import {keyOf} from '../bundler-cache/kept-files';
import {articlesOf, type Article} from '../search/loaded-content';
import type {Scope} from '../search/scope';
import type {Addresses} from './addresses';
import {convertArticle} from './convert';
import {followArticles} from './follow-articles';
import {fullFile, indexFile, renderFull, renderIndex, type IndexedSite} from './llms';

/**
 * Writes each article that may be found as a Markdown file beside its page: `docs/intro.md` for `docs/intro`;
 * and an index of them, and all of them in one file, for programs. In `npm start` the single ones are served from a folder. See the README beside this file.
 */
export default function markdownFiles(scope: Scope): PluginModule {
  return (context): Plugin => {
    const isDevelopment = process.env.NODE_ENV === 'development';
    const folder = () => join(context.generatedFilesDir, 'markdown-files', 'files');
    const follow = followArticles(async (all, changed) => {
      await writeFiles(all, changed, folder(), context, nothingKept);
    });
    let articles: readonly Article[] = [];

    return {
      name: 'markdown-files',
      allContentLoaded({allContent}) {
        articles = articlesOf(allContent, context, scope);
        if (isDevelopment) {
          // Nobody waits: an edit is seen before its file is there.
          follow(articles).catch((error: unknown) => {
            console.error('[ERROR] Markdown files could not be written.', error);
          });
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
        const entries = openEntries<string | null>(context.siteDir, 'markdown-files');
        const texts = await writeFiles(articles, articles, outDir, context, entries);
        entries.close();
        await writeFile(join(outDir, indexFile), renderIndex(articles, siteOf(context)));
        await writeFile(join(outDir, fullFile), renderFull(texts, siteOf(context)));
      },
    };
  };
}

function siteOf({baseUrl, siteConfig}: LoadContext): IndexedSite {
  const {title, tagline, url} = siteConfig;
  return {title, tagline, address: url + baseUrl, licence: licences.content};
}

/** Writes the files of some of all articles, one after the other: of a large site all trees together would fill the memory. Gives what they hold. */
async function writeFiles(
  all: readonly Article[],
  articles: readonly Article[],
  folder: string,
  {siteDir, baseUrl, siteConfig}: LoadContext,
  entries: Pick<Entries<string | null>, 'of'>,
): Promise<string[]> {
  const site = siteConfig.url + baseUrl;
  const nameOf = ({file}: Article) => relative(siteDir, file).split(sep).join('/');
  const pages = new Map(all.map((article) => [nameOf(article), article.page.path]));
  const addresses: Addresses = {site, baseUrl, pages};
  // A word for all, for each article is known by them: of a large site they are longer than most articles.
  const allAddresses = keyOf([site, baseUrl, ...[...pages].flat()]);
  const texts: string[] = [];
  for (const loaded of articles) {
    const {title, path} = loaded.page;
    const source = await readFile(loaded.file, 'utf8');
    const name = nameOf(loaded);
    const frame = {title, url: encodeURI(site + path), licence: licences.content};
    const text = entries.of([allAddresses, name, JSON.stringify(frame), source], () => {
      const read = readArticle(name, source);
      // In `npm start` an article may be half written: its page shows the error.
      return read.ok ? convertArticle(read.article, addresses, frame) : null;
    });
    if (text !== null) {
      const target = join(folder, markdownFile(path));
      await mkdir(dirname(target), {recursive: true});
      await writeFile(target, text);
      texts.push(text);
    }
  }
  return texts;
}
