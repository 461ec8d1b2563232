import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';

const load = `
  import {compileProject} from ${JSON.stringify(pathToFileURL('plugins/worker-task/project-code.mjs').href)};
  const [siteDir, how] = process.argv.slice(1);
  await compileProject(siteDir, {isSettled: how === 'settled'});
  const {loadFreshModule} = await import('@docusaurus/utils/lib/moduleUtils.js');
  const config = await loadFreshModule(siteDir + '/docusaurus.config.ts');
  const again = await loadFreshModule(siteDir + '/docusaurus.config.ts');
  console.log(JSON.stringify({...(await config()), isKept: config === again}));
`;

/** What Docusaurus loads of a configuration, in a process of its own: jiti is taken hold of there. */
const args = ['--input-type=module', '-e', load];
const loaded = (how = 'open'): unknown =>
  JSON.parse(execFileSync('node', [...args, site, how], {encoding: 'utf8'}));

let site: string;
const write = (file: string, text: string) => {
  writeFileSync(join(site, file), text);
};

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'project-code-'));
  mkdirSync(join(site, 'site'));
  mkdirSync(join(site, 'other'));
});

beforeEach(() => {
  write('site/title.ts', 'export const title: string = `乙`;\n');
  write('other/end.ts', "export default function end(): string {\n  return '！';\n}\n");
  write(
    'docusaurus.config.ts',
    `import end from './other/end';
import {title} from './site/title';
const at = import.meta.url;
export default async function config() {
  const later = await import('./site/title');
  return {title: title + end(), isFile: at.startsWith('file:'), isSame: later.title === title};
}
`,
  );
});

afterAll(() => {
  rmSync(site, {recursive: true});
});

it('a configuration is loaded with what it imports, from wherever', () => {
  const config = {title: '乙！', isFile: true, isSame: true};
  expect(loaded()).toEqual({...config, isKept: false});
  expect(loaded('settled')).toEqual({...config, isKept: true});
});

it('what has been compiled is taken again, and what has changed is not', () => {
  loaded();
  const kept = join(site, 'node_modules/.cache/project-code.json');
  writeFileSync(kept, readFileSync(kept, 'utf8').replaceAll('乙', '丙'));
  expect(loaded()).toMatchObject({title: '丙！'});
  write('site/title.ts', 'export const title: string = `丁`;\n');
  expect(loaded()).toMatchObject({title: '丁！'});
});

it('what is kept and cannot be read is made anew', () => {
  write('node_modules/.cache/project-code.json', '{"by": ');
  expect(loaded()).toMatchObject({title: '乙！'});
});

it('a file that does not compile is named, with its line', () => {
  write('site/title.ts', 'export const title = ;\n');
  const {status, stderr} = spawnSync('node', [...args, site], {encoding: 'utf8'});
  expect(status).toBe(1);
  expect(stderr).toMatch(/site\/title\.ts:1:21: ERROR: Unexpected ";"/);
});
