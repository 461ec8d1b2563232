import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {beforeAll, expect, inject, it} from 'vitest';
import {installPacked} from './packed';

const project = join(mkdtempSync(join(tmpdir(), 'diagnosis-')), 'project');

/** Runs a program of the project with Node. */
function node(...args: readonly string[]) {
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {
    cwd: project,
    encoding: 'utf8',
  });
  return {status, stdout, stderr};
}

beforeAll(() => {
  mkdirSync(project);
  installPacked([inject('packed').diagnosis?.archive ?? ''], project);
});

it('M5 the packed command finds and mends in an empty folder', () => {
  const {bin} = JSON.parse(
    readFileSync(join(project, 'node_modules/@markdown-zh/diagnosis/package.json'), 'utf8'),
  ) as {bin: Record<string, string>};
  const command = join('node_modules/@markdown-zh/diagnosis', bin['markdown-diagnosis'] ?? '');
  writeFileSync(join(project, 'a.md'), '**“重要”**的\n');
  const found = node(command, 'a.md');
  expect(found).toMatchObject({status: 1, stderr: ''});
  expect(found.stdout).toMatch(/^a\.md:1:1 emphasis-close-after-punctuation 结尾的星号/);
  expect(node(command, 'a.md', '--fix')).toEqual({status: 0, stdout: '', stderr: ''});
  expect(readFileSync(join(project, 'a.md'), 'utf8')).toBe('“**重要**”的\n');
  expect(node(command, 'b.md')).toMatchObject({
    status: 2,
    stderr: 'b.md: no such file. Check its path.\n',
  });
});

it('M5 the example of the diagnosis’s README prints what it says', () => {
  const readme = readFileSync('packages/diagnosis/README.md', 'utf8');
  const example = /^```js\n([^]*?)^```$/m.exec(readme)?.[1] ?? '';
  const printed = Array.from(example.matchAll(/\/\/ (.*)$/gm), ([, line]) => line);
  expect(printed).not.toEqual([]);
  writeFileSync(join(project, 'example.mjs'), example);
  const {stdout, stderr} = node('example.mjs');
  expect(stderr).toBe('');
  expect(stdout.trim().split('\n')).toEqual(printed);
});
