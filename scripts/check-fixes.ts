import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {isUtf8} from 'node:buffer';
import {join} from 'node:path';
import {convert} from '@markdown-zh/content-check';
import {articleComponents} from '../site/article-components';
import {readCompiled, readForeign} from './check-fixes/pages';
import {difference} from './check-fixes/reading';

const usage = `npm run check -- fixes DIRECTORY…

Converts every Markdown file of these directories as \`npm run check:content -- --fix\` does, in memory, and compares the pages: the text,
the code, the links and the pictures that a reader of the old site saw, and those of this site. Prints each file that loses something, is
not valid afterwards, or changes at a second conversion.`;

const options = {components: Object.keys(articleComponents)};

/** The fault in the fixed form of a file; undefined if its page is the same. */
async function conversionFault(source: string): Promise<string | undefined> {
  const {text} = convert(source, options);
  const page = await readCompiled(text);
  if (typeof page === 'string') {
    return `invalid: ${page.split('\n')[0] ?? ''}`;
  }
  if (convert(text, options).text !== text) {
    return 'unstable: a second conversion changes it again';
  }
  const lost = difference(readForeign(source), page);
  return lost === undefined ? undefined : `lost: ${lost}`;
}

function filesIn(path: string): string[] {
  return statSync(path).isDirectory()
    ? readdirSync(path, {recursive: true, encoding: 'utf8'})
        .filter((name) => /\.(?:md|markdown)$/.test(name))
        .map((name) => join(path, name))
        .sort()
    : [path];
}

async function main(paths: readonly string[]): Promise<void> {
  if (paths.length === 0) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length > 0) {
    console.error(`There is no ${missing.join(', ')}. Correct the path.`);
    process.exitCode = 2;
    return;
  }
  let faults = 0;
  for (const path of paths) {
    const counts = {files: 0, 'valid before': 0, invalid: 0, unstable: 0, lost: 0};
    for (const file of filesIn(path)) {
      const bytes = readFileSync(file);
      if (isUtf8(bytes)) {
        const source = bytes.toString('utf8');
        const fault = await conversionFault(source);
        counts.files += 1;
        counts['valid before'] += typeof (await readCompiled(source)) === 'string' ? 0 : 1;
        if (fault !== undefined) {
          counts[fault.split(':')[0] as 'invalid' | 'lost' | 'unstable'] += 1;
          faults += 1;
          console.error(`${file}: ${fault}`);
        }
      }
    }
    const numbers = Object.entries(counts).map(([name, count]) => `${String(count)} ${name}`);
    console.log(`${path}: ${numbers.join(', ')}`);
  }
  process.exitCode = faults === 0 ? 0 : 1;
}

void main(process.argv.slice(2));
