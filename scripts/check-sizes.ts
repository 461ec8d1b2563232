/**
 * `npm run check:sizes [-- --write]`: scripts, style sheets and some pages of `build/`, after Brotli, against their budgets in
 * scripts/size-budgets.json; what has grown is named. `--write` makes what they are now their budgets.
 */
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {promisify} from 'node:util';
import {brotliCompress} from 'node:zlib';
import {readRegistry} from '../plugins/pages/page-scripts/registry';
import {playgroundPath} from '../site/playground';
import {searchPath} from '../site/search';
import {brotliOptions} from './bench-search/measures/compressed';
import {checkSizes, nameOfAsset, type Sizes} from './checks/sizes';

const budgetsFile = 'scripts/size-budgets.json';
const registryFile = '.docusaurus/registry.js';

/** A page of each kind, and the script of its article where it has one. */
const pages = {
  '': undefined,
  'docs/intro': '@site/docs/intro.md',
  'docs/tutorial-basics/extended-syntax': '@site/docs/tutorial-basics/extended-syntax.md',
  'blog/rs485-vs-can': '@site/blog/2026-11-14-rs485-vs-can/index.md',
  blog: undefined,
  docs: undefined,
  [searchPath]: undefined,
  [playgroundPath]: undefined,
} as const;

const brotli = promisify(brotliCompress);

async function measure(): Promise<Sizes> {
  const modules = readRegistry(readFileSync(registryFile, 'utf8'));
  const articles = Object.values(pages).filter((module) => module !== undefined);
  const measured = [
    ...['build/assets/js', 'build/assets/css'].flatMap((folder) =>
      readdirSync(folder).map((file) => ({
        file: `${folder}/${file}`,
        name: nameOfAsset(file, modules, articles),
      })),
    ),
    ...Object.keys(pages).map((path) => ({
      file: `build/${path}/index.html`,
      name: `page /${path}`,
    })),
  ];
  const sizes = await Promise.all(
    measured.map(async ({file, name}) => {
      if (name === undefined) {
        return [];
      }
      const content = readFileSync(file);
      const {length} = await brotli(content, brotliOptions(content));
      return [[name, length] as const];
    }),
  );
  return Object.fromEntries(sizes.flat().toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

async function main(): Promise<void> {
  if (!existsSync('build/index.html') || !existsSync(registryFile)) {
    console.error('There is no site in build/. Build it first: npm run build');
    process.exitCode = 1;
    return;
  }
  const sizes = await measure();
  if (process.argv.includes('--write')) {
    writeFileSync(budgetsFile, `${JSON.stringify(sizes, null, 2)}\n`);
    console.log(`${Object.keys(sizes).length} budgets in ${budgetsFile}`);
    return;
  }
  const budgets = JSON.parse(readFileSync(budgetsFile, 'utf8')) as Sizes;
  const {problems, notes} = checkSizes(sizes, budgets);
  console.log([...problems, ...notes].join('\n'));
  console.log(`${Object.keys(sizes).length} sizes, ${problems.length} beyond their budgets`);
  if (problems.length + notes.length > 0) {
    console.log('Where that is as it should be: npm run check:sizes -- --write');
  }
  process.exitCode = problems.length > 0 ? 1 : 0;
}

void main();
