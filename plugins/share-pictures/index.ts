import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {pictureCache} from './cache';
import {fontPackages} from './font';
import {makePictures} from './make-pictures';
import {ordersOf} from './orders';
import {readPages} from './pages';
import {readPalette} from './palette';
import {readPngSize} from './png';

/** The packages that a picture is made by: another version may draw another one. */
const packages = ['@takumi-rs/wasm', ...fontPackages];

/**
 * Draws the pictures that pages are shared with (`og:image`), at the end of a build, from what the
 * pages say about themselves. See the README beside this file.
 */
export default function sharePictures(): Plugin {
  return {
    name: 'share-pictures',
    async postBuild({siteDir, outDir, baseUrl, siteConfig, routes, routesPaths}) {
      const read = (file: string) => readFileSync(join(siteDir, file));
      const pages = await readPages({outDir, baseUrl, routes, routesPaths});
      const names = {title: siteConfig.title, delimiter: siteConfig.titleDelimiter};
      const {orders, problems} = ordersOf(pages, siteConfig.url + baseUrl, names, (file) => {
        const path = join(outDir, file);
        return existsSync(path) ? readPngSize(readFileSync(path)) : undefined;
      });
      stopAt(problems);

      const mark = read('static/img/logo.svg');
      const tokens = read('src/css/tokens.css').toString();
      const palette = readPalette(tokens);
      const code = ownFiles().map((file) => readFileSync(file));
      const versions = packages.map((name) => read(`node_modules/${name}/package.json`));
      stopAt(
        await makePictures(orders, {
          common: {siteTitle: siteConfig.title, palette, mark},
          ingredients: [siteConfig.title, JSON.stringify(palette), mark, ...code, ...versions],
          cache: pictureCache(join(siteDir, 'node_modules/.cache/share-pictures')),
          put: async (file, picture) => {
            const path = join(outDir, file);
            await mkdir(dirname(path), {recursive: true});
            await writeFile(path, picture);
          },
        }),
      );
    },
  };
}

/** The code that draws: a change of it must not leave an old picture in the cache. */
function ownFiles(): string[] {
  return readdirSync(__dirname)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => join(__dirname, file));
}

function stopAt(problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new Error(
      ['Share pictures cannot be made:', ...problems.map((problem) => `  - ${problem}`)].join('\n'),
    );
  }
}
