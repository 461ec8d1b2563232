import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {execute, undeclaredReads} from './execute';
import type {Step} from './list';
import {canTrace} from './trace';

const step: Step = {
  name: 'labels',
  command: 'true',
  cores: 1,
  inputs: (file) => file.startsWith('src/'),
  budget: 1,
};

it('files that a step read besides its inputs are named, with the remedy', () => {
  const files = new Set(['src/a.ts', 'packages/b.ts', 'package.json']);
  const opened = ['src/a.ts', 'packages/b.ts', 'package.json', 'node_modules/c.js'];
  const message = undeclaredReads(step, opened, files);
  expect(message).toContain('"labels" read 1 file');
  expect(message).toContain('scripts/steps/list.ts');
  expect(message).toMatch(/^ {2}packages\/b\.ts$/m);
  expect(undeclaredReads(step, ['src/a.ts'], files)).toBeUndefined();
});

describe.runIf(canTrace)('a step that runs', () => {
  const home = process.cwd();
  let folder = '';
  const files = new Set(['字.md', 'a.md']);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'execute-'));
    writeFileSync(join(folder, '字.md'), '');
    process.chdir(folder);
  });
  afterEach(() => {
    process.chdir(home);
    rmSync(folder, {recursive: true});
  });

  it('fails when it reads a file besides its inputs, in whatever process and language', async () => {
    const outcome = await execute({...step, command: 'cat 字.md'}, false, files);
    expect(outcome).toMatchObject({passed: 0, failed: 1});
    expect(outcome.output).toContain('  字.md\n');
  });

  it('passes when it reads its inputs, and when it says why it reads more', async () => {
    const declared = {...step, command: 'cat 字.md', inputs: () => true};
    expect(await execute(declared, false, files)).toMatchObject({passed: 1, failed: 0});
    const more = {...step, command: 'cat 字.md', readsMore: 'It copies.'};
    expect(await execute(more, false, files)).toMatchObject({passed: 1, failed: 0});
  });

  it('keeps its own exit code and output', async () => {
    const outcome = await execute({...step, command: 'echo no; exit 1'}, false, files);
    expect(outcome).toMatchObject({failed: 1, output: 'no\n'});
    expect(await execute({...step, command: 'exit 3'}, false, files)).toMatchObject({skipped: 1});
  });
});
