import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {rspack} from '@docusaurus/faster';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {keepScripts} from './kept-scripts';

let folder: string;
let kept: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-scripts-'));
  kept = join(folder, 'kept');
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

/** Bundles two scripts; gives what is written of each. */
async function bundle(first: string, second = 'console.log("second");'): Promise<string[]> {
  const files = Object.entries({first, second}).map(([name, code]) => {
    mkdirSync(join(folder, 'src'), {recursive: true});
    writeFileSync(join(folder, `src/${name}.js`), code);
    return [name, join(folder, `src/${name}.js`)] as const;
  });
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: Object.fromEntries(files),
    output: {path: join(folder, 'out'), filename: '[name].[contenthash:8].js', clean: true},
    plugins: [keepScripts(kept) as never],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  expect(stats?.hasErrors()).toBe(false);
  await promisify(compiler.close.bind(compiler))();
  const written = readdirSync(join(folder, 'out')).sort();
  return written.map((file) => `${file}: ${readFileSync(join(folder, 'out', file), 'utf8')}`);
}

const long = 'const unusedName = 1; console.log(unusedName + 1, "first");';

it('what a script was minified to is taken again, in place of minifying it', async () => {
  const once = await bundle(long);
  expect(once[0]).not.toContain('unusedName');
  expect(await bundle(long)).toEqual(once);
  for (const name of readdirSync(kept)) {
    writeFileSync(join(kept, name), `/* ${readFileSync(join(kept, name), 'utf8')} */`);
  }
  expect((await bundle(long)).map((each) => each.includes('/* '))).toEqual([true, true]);
});

it('a script that has changed is minified, and what is not used any more is removed', async () => {
  const [, second] = await bundle(long);
  const before = readdirSync(kept);
  const [changed, same] = await bundle(long.replace('first', 'third'));
  expect(changed).toMatch(/console\.log\(2,"third"\)/);
  expect(same).toBe(second);
  const after = readdirSync(kept);
  expect(after).toHaveLength(2);
  expect(after.filter((name) => before.includes(name))).toHaveLength(1);
});

it('a file is named by what it is minified to, whether it was taken or not', async () => {
  const [once = ''] = await bundle(long);
  const [taken = ''] = await bundle(long);
  rmSync(kept, {recursive: true});
  const [anew = ''] = await bundle(long);
  expect(new Set([once, taken, anew].map((file) => file.split(':')[0])).size).toBe(1);
});
