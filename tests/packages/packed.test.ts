import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, inject, it, onTestFinished} from 'vitest';
import {installPacked, packageNames} from './packed';

const packed = inject('packed');

it.each(packageNames)('M5 npm packs %s as JavaScript with types, and no test', (name) => {
  const files = packed[name]?.files;
  const {exports} = JSON.parse(readFileSync(join('packages', name, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  expect(files).toContain('README.md');
  for (const source of Object.values(exports).filter((path) => /\.tsx?$/.test(path))) {
    const compiled = source.replace('./src/', 'lib/').replace(/\.tsx?$/, '');
    expect(files).toEqual(expect.arrayContaining([`${compiled}.js`, `${compiled}.d.ts`]));
  }
  expect(
    files?.filter((file) => /(?<!\.d)\.tsx?$|\.(?:test|fixture)\.|fixtures?\//.test(file)),
  ).toEqual([]);
});

it('M5 a packed package is loaded where there is no TypeScript', () => {
  const project = mkdtempSync(join(tmpdir(), 'packed-'));
  onTestFinished(() => {
    rmSync(project, {recursive: true});
  });
  installPacked(['build-tools'], packed, project);
  const script = `import {cacheKey} from '@markdown-zh/build-tools/cache'; console.log(cacheKey(['a']))`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: project,
    encoding: 'utf8',
  });
  expect(output.trim()).toMatch(/^[0-9a-f]{64}$/);
});
