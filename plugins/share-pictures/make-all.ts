import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {keptFiles} from '../bundler-cache/kept-files';
import {fontPackages} from './font';
import {makePictures} from './make-pictures';
import {ordersOf} from './orders';
import {readPages, type Build} from './pages';
import {readPalette} from './palette';
import {readPngSize} from './png';

/** What is known of a build whose pages are written, as a message to a thread. */
export interface Task extends Build {
  readonly siteDir: string;
  /** Origin. */
  readonly url: string;
  readonly siteTitle: string;
  readonly titleDelimiter: string;
}

/** The packages that a picture is made by: another version may draw another one. */
const packages = ['@takumi-rs/wasm', ...fontPackages];

/**
 * Makes the pictures of all pages of a build.
 *
 * @returns what is wrong with them, one message each; then nothing was drawn
 */
export default async function makeAll(task: Task): Promise<readonly string[]> {
  const {siteDir, outDir, siteTitle, titleDelimiter} = task;
  const read = (file: string) => readFileSync(join(siteDir, file));
  const names = {title: siteTitle, delimiter: titleDelimiter};
  const root = task.url + task.baseUrl;
  const {orders, problems} = ordersOf(readPages(task), root, names, (file) => {
    const path = join(outDir, file);
    return existsSync(path) ? readPngSize(readFileSync(path)) : undefined;
  });
  if (problems.length > 0) {
    return problems;
  }
  const mark = read('static/img/logo.svg');
  const palette = readPalette(read('src/css/tokens.css').toString());
  const code = ownFiles().map((file) => readFileSync(file));
  const versions = packages.map((name) => read(`node_modules/${name}/package.json`));
  return makePictures(orders, {
    common: {siteTitle, palette, mark},
    ingredients: [siteTitle, JSON.stringify(palette), mark, ...code, ...versions],
    cache: keptFiles(join(siteDir, 'node_modules/.cache/share-pictures'), '.png'),
    put: (file, picture) => {
      const path = join(outDir, file);
      mkdirSync(dirname(path), {recursive: true});
      writeFileSync(path, picture);
    },
  });
}

/** The code that draws: a change of it must not leave an old picture in the cache. */
function ownFiles(): string[] {
  return readdirSync(__dirname)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => join(__dirname, file));
}
