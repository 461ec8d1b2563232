import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

/** What Docusaurus does when it begins to write; then what is left at that time. In a process of its own, for what happens at its end. */
const clear = `
  import {readdirSync} from 'node:fs';
  import {createRequire} from 'node:module';
  import {removeOldBuildLast} from ${JSON.stringify(pathToFileURL('plugins/bundler-cache/old-build.mjs').href)};
  const [siteDir, folder] = process.argv.slice(1);
  removeOldBuildLast(siteDir);
  const require = createRequire(${JSON.stringify(pathToFileURL('package.json').href)});
  await require('@docusaurus/core/lib/commands/utils/clearPath').default(folder);
  console.log(JSON.stringify(readdirSync(siteDir, {recursive: true})));
`;

let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'old-build-'));
  mkdirSync(join(site, 'build/docs'), {recursive: true});
  writeFileSync(join(site, 'build/docs/index.html'), '');
});

afterEach(() => {
  rmSync(site, {recursive: true, force: true}); // another process may be deleting in it
});

function leftWhile(folder: string): string[] {
  const args = ['--input-type=module', '-e', clear, site, join(site, folder)];
  return JSON.parse(execFileSync('node', args, {encoding: 'utf8'})) as string[];
}

const left = () => readdirSync(site, {recursive: true});

const everythingIsDeleted = () =>
  vi.waitFor(
    () => {
      expect(left()).toEqual(['node_modules', 'node_modules/.cache']);
    },
    {timeout: 20_000},
  );

it('moves away what an earlier build wrote, and has it deleted when the build has ended', async () => {
  const during = leftWhile('build');
  expect(during).not.toContain('build');
  expect(during.filter((path) => path.endsWith('index.html'))).toHaveLength(1);
  await everythingIsDeleted();
});

it('deletes what a build that was killed has moved away', async () => {
  mkdirSync(join(site, 'node_modules/.cache/old-builds/of-killed'), {recursive: true});
  leftWhile('build');
  await everythingIsDeleted();
});

it('deletes at once what cannot be moved', () => {
  mkdirSync(join(site, 'node_modules'));
  writeFileSync(join(site, 'node_modules/.cache'), ''); // as another disk: nothing can be put there
  expect(leftWhile('build')).toEqual(['node_modules', 'node_modules/.cache']);
});

it('does with nothing to delete', () => {
  expect(leftWhile('none').filter((path) => path.startsWith('build'))).toHaveLength(3);
});
