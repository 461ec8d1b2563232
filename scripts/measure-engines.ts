/**
 * `npm run generate -- engines`: runs the installed Markdown engines on the examples of the specifications, and writes the results that the
 * pages on compatibility and the playground show. Run it after an update of an engine.
 */
import {replaceFile} from '@markdown-zh/build-tools/write-file';
import {format, resolveConfig} from 'prettier';
import {dataFile, measureContent} from '@markdown-zh/engines/measure';
import {remarkPlugins} from '../src/lib/remark-plugins';

async function main(): Promise<void> {
  const content = measureContent(remarkPlugins);
  for (const [name, data] of Object.entries(content)) {
    const file = dataFile(name);
    const style = await resolveConfig(file);
    const text = await format(JSON.stringify(data), {...style, parser: 'json'});
    replaceFile(file, text, {within: '.'});
  }
  const {examples, configurations} = content.totals;
  console.log(`${configurations} configurations, ${examples} examples: ${dataFile('*')}`);
}

void main();
