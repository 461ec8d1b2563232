import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {convert} from '@markdown-zh/content-check';
import {readCompiled, readForeign} from './check-fixes/pages';
import {difference} from './check-fixes/reading';

const files = process.argv.slice(2).flatMap((path) =>
  statSync(path).isDirectory()
    ? readdirSync(path, {recursive: true, encoding: 'utf8'})
        .filter((name) => /\.(?:md|markdown)$/.test(name))
        .map((name) => join(path, name))
    : [path],
);
async function main() {
  const counts = {valid: 0, became: 0, kept: 0};
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    const {text} = convert(source);
    const again = convert(text).text;
    const page = await readCompiled(text);
    if (typeof (await readCompiled(source)) !== 'string') {
      counts.valid += 1;
    }
    if (again !== text) {
      console.log(`${file}: a second conversion changes it`);
    }
    if (typeof page === 'string') {
      console.log(`${file}: not valid MDX: ${page.split('\n')[0]}`);
      continue;
    }
    counts.became += 1;
    const lost = difference(readForeign(source), page);
    if (lost !== undefined) {
      console.log(`${file}: ${lost}`);
    } else {
      counts.kept += 1;
    }
  }
  console.log(files.length, counts);
}
void main();
