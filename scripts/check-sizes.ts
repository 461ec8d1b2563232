/**
 * `npm run check -- sizes [--write]`: compares some pages of `build/` and all shared scripts and style sheets, after Brotli, with
 * scripts/size-budgets.json. `--write` sets the budgets to the current sizes.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {replaceFile} from '@markdown-zh/build-tools/write-file';
import {playgroundPath} from '../site/playground';
import {searchPath} from '../site/search';
import {compressedSize} from './host/compression';
import {checkSizes, filesNamedIn, isShared, type Sizes} from './checks/sizes';

const budgetsFile = 'scripts/size-budgets.json';

/** A page of each kind. */
const pages = [
  '',
  'docs',
  'docs/intro',
  'docs/tutorial-basics/extended-syntax',
  'learn/emphasis',
  'blog',
  'blog/archive',
  'blog/rs485-vs-can',
  searchPath,
  playgroundPath,
];

const known = new Map<string, number>();

/** Bytes of a file of `build/` after Brotli. */
function sizeOf(file: string): number {
  const size = known.get(file) ?? compressedSize(readFileSync(`build/${file}`));
  known.set(file, size);
  return size;
}

function sumOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + sizeOf(file), 0);
}

function measure(): Sizes {
  const ofPages = pages.flatMap((path) => {
    const file = `${path}/index.html`;
    const {scripts, styles} = filesNamedIn(readFileSync(`build/${file}`, 'utf8'));
    return [
      [`/${path} HTML`, sizeOf(file)],
      [`/${path} scripts`, sumOf(scripts)],
      [`/${path} style sheets`, sumOf(styles)],
    ] as const;
  });
  const all = ['js', 'css'].map((folder) =>
    readdirSync(`build/assets/${folder}`)
      .filter(isShared)
      .map((file) => `assets/${folder}/${file}`),
  );
  const [scripts = [], styles = []] = all;
  return Object.fromEntries([
    ...ofPages,
    ['all shared scripts', sumOf(scripts)],
    ['all style sheets', sumOf(styles)],
  ]);
}

function main(): void {
  if (!existsSync('build/index.html')) {
    console.error('There is no site in build/. Build it first: npm run build');
    process.exitCode = 1;
    return;
  }
  const sizes = measure();
  if (process.argv.includes('--write')) {
    replaceFile(budgetsFile, `${JSON.stringify(sizes, null, 2)}\n`, {within: '.'});
    console.log(`${Object.keys(sizes).length} budgets written to ${budgetsFile}`);
    return;
  }
  const budgets = JSON.parse(readFileSync(budgetsFile, 'utf8')) as Sizes;
  const {problems, notes} = checkSizes(sizes, budgets);
  console.log([...problems, ...notes].join('\n'));
  console.log(`${Object.keys(sizes).length} sizes, ${problems.length} over budget`);
  if (problems.length + notes.length > 0) {
    console.log(
      'If the change is intended, run npm run check -- sizes --write and commit the file.',
    );
  }
  process.exitCode = problems.length > 0 ? 1 : 0;
}

main();
