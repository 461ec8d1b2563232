import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, inject, it, onTestFinished} from 'vitest';
import {exampleOf} from './plain-site';
import {installPacked, packageNames} from './packed';

/** Packages whose first example is not a program: a part of a configuration or of a page, which the plain site has, or a command. */
const others: readonly string[] = ['content-check', 'playground', 'search', 'speed', 'ui'];

/** By package, a word that the first example prints. */
const prints: Readonly<Record<string, string>> = {
  authoring: 'blog/2026-11-23-zhong-duan-dian-zu-zen-yang-liang.md',
  'build-tools': '42',
  convert: 'data-eeimg',
  diagnosis: '结尾的星号',
  engines: 'micromark',
  lessons: '普通段落',
  platforms: '脚注',
};

it('M5 knows what the example of each package is', () => {
  expect([...others, ...Object.keys(prints)].sort()).toEqual([...packageNames].sort());
});

it.each(Object.entries(prints))('M5 the first example of %s runs', (name, printed) => {
  const folder = mkdtempSync(join(tmpdir(), 'readme-'));
  onTestFinished(() => {
    rmSync(folder, {recursive: true});
  });
  const project = join(folder, 'project');
  mkdirSync(project);
  installPacked([name], inject('packed'), project);
  const language = name === 'diagnosis' ? 'js' : 'ts';
  writeFileSync(join(project, `example.m${language}`), exampleOf(name, language));
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', `example.m${language}`],
    {cwd: project, encoding: 'utf8'},
  );
  expect({status, stderr}).toEqual({status: 0, stderr: ''});
  expect(stdout).toContain(printed);
});
