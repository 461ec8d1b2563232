import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {install, nodeFor} from '../../../scripts/installed-packages';
import {linkDependencies} from '../../../scripts/site-copy';
import type {CorpusFile} from '../corpus/markdown-files';
import {atEnd, temporaryFolder} from '../runner/cleanup';

/** How a generator builds in a folder. */
interface Generator {
  /** The arguments of Node that build the site in the folder: a script and its arguments. */
  readonly build: readonly string[];
  /** The folder of the HTML, inside the folder. */
  readonly output: string;
  /** The build's caches in the folder. A build without them and without the output is a cold one. */
  readonly caches: readonly string[];
  /** The folder of the articles, inside the folder. */
  readonly articles: string;
  /** The path of an article's page, without a leading slash. */
  readonly addressOf: (file: string) => string;
}

/** A folder in which a generator can build the corpus, until the end. */
export interface PreparedSite extends Generator {
  readonly folder: string;
  /** The Node that builds it; by default the running one. */
  readonly node?: string;
  /** Variables of its environment, beside those of this process. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** A generator whose site is measured. */
export interface Site {
  readonly name: string;
  /** The generator's version; once the site has been prepared. */
  readonly version: () => string;
  readonly prepare: (corpus: readonly CorpusFile[]) => PreparedSite;
}

interface Definition extends Generator {
  readonly name: string;
  /** The package whose version is that of the site. */
  readonly versionedPackage: string;
  /** Packages with their versions, for a folder of their own; by default this project's dependencies. */
  readonly packages?: readonly string[];
  readonly leastNode?: readonly [major: number, minor: number];
  /** Files beside the articles: their texts by their paths in the folder. */
  readonly files: (corpus: readonly CorpusFile[]) => Readonly<Record<string, string>>;
  /** An article as the generator wants it; by default as it is. */
  readonly articleOf?: (text: string) => string;
}

/** A site with only the corpus and its generator. */
export function defineSite(definition: Definition): Site {
  const {name, versionedPackage, packages, leastNode, files, articleOf, ...generator} = definition;
  const installed = () =>
    packages ? install(name.toLowerCase().replaceAll(' ', '-'), packages) : '.';
  return {
    name,
    version: () => versionOf(versionedPackage, installed()),
    prepare: (corpus) => {
      const folder = packages ? installed() : temporaryFolder();
      const [content = ''] = generator.articles.split('/');
      const empty = () => {
        rmSync(join(folder, content), {recursive: true, force: true});
      };
      empty();
      atEnd(empty);
      if (!packages) {
        linkDependencies(resolve('node_modules'), join(folder, 'node_modules'));
      }
      for (const {file, text} of corpus) {
        write(folder, join(generator.articles, file), articleOf ? articleOf(text) : text);
      }
      for (const [file, text] of Object.entries(files(corpus))) {
        write(folder, file, text);
      }
      return {...generator, folder, ...(leastNode && {node: nodeFor(...leastNode)})};
    },
  };
}

/** Docusaurus's caches in a site's folder. */
export const docusaurusCaches = ['.docusaurus', 'node_modules/.cache'];

/** The path at which generators serve a Markdown file. */
export const withoutExtension = (file: string): string => file.replace(/\.md$/, '');

/** The version of a package that is installed in a folder; by default this project's. */
export function versionOf(packageName: string, folder = '.'): string {
  const file = join(folder, 'node_modules', packageName, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as {readonly version: string}).version;
}

/** Writes a file, and the folders it needs. */
export function write(folder: string, file: string, content: string | Uint8Array): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, content);
}
