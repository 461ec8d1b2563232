import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {rspack} from '@docusaurus/faster';
import {expect, it} from 'vitest';
import {cacheGroupsOf, twinsPlugin} from './distinct-chunks';

/** Builds two entries, each with two parts on demand that share an export of a library. Returns errors and names of files. */
async function build(libraries: readonly string[]) {
  const siteDir = mkdtempSync(join(tmpdir(), 'distinct-chunks-'));
  const write = (file: string, text: string) => {
    writeFileSync(join(siteDir, file), text);
  };
  mkdirSync(join(siteDir, 'node_modules/library'), {recursive: true});
  write('node_modules/library/package.json', '{"sideEffects": false}');
  const long = (name: string) => `export const ${name} = '${name.repeat(20_000)}';`;
  write('node_modules/library/index.js', ['first', 'second'].map(long).join('\n'));
  for (const name of ['first', 'second']) {
    write(`${name}.js`, `import('./${name}1.js');\nimport('./${name}2.js');`);
    for (const part of [1, 2]) {
      write(`${name}${part}.js`, `import {${name}} from 'library';\nconsole.log(${name}, ${part});`);
    }
  }
  const compiler = rspack({
    mode: 'production',
    context: siteDir,
    entry: {first: './first.js', second: './second.js'},
    output: {path: join(siteDir, 'out')},
    plugins: [twinsPlugin as {apply: () => void}],
    optimization: {splitChunks: {cacheGroups: cacheGroupsOf(libraries)}},
  });
  return new Promise<{errors: string[]; files: string[]}>((resolve, reject) => {
    compiler.run((error, stats) => {
      const {errors = [], assets = []} = stats?.toJson() ?? {};
      if (error) {
        reject(error);
      } else {
        resolve({errors: errors.map(({message}) => message), files: assets.map(({name}) => name)});
      }
    });
  });
}

it('refuses two chunks of the same modules, and names these', async () => {
  const {errors} = await build([]);
  expect(errors).toEqual([expect.stringContaining('node_modules/library/index.js')]);
});

it('names the chunks of a library by what runs them', async () => {
  const {errors, files} = await build(['library']);
  expect(errors).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(['library-first.js', 'library-second.js']));
});
