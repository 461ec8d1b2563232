import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createPassCache} from './pass-cache';
import type {Step} from './list';

describe('passes that are kept', () => {
  let folder = '';
  const store = () => join(folder, 'kept/passes.json');
  const step: Step = {
    name: 'lint',
    command: 'eslint .',
    cores: 1,
    files: /\.m?ts$/,
    isPure: true,
    budget: 1,
  };
  const write = (file: string, text: string) => {
    writeFileSync(join(folder, file), text);
  };
  const read = () => createPassCache(store(), folder);
  /** Runs the step. Whatever `meanwhile` changes, it may have seen or not. */
  const pass = (meanwhile?: () => void, ran = step) => {
    const passes = read();
    passes.has(ran);
    meanwhile?.();
    passes.add(ran);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'passes-'));
    spawnSync('git', ['init', '-q'], {cwd: folder});
    write('.gitignore', 'kept\n');
    write('package-lock.json', '{}');
    write('a.ts', 'a');
    write('rule.mts', 'rule');
    pass();
  });
  afterEach(() => {
    rmSync(folder, {recursive: true});
  });

  it('hold while nothing has changed, nor what a step does not depend on', () => {
    write('a.md', 'text');
    expect(read().has(step)).toBe(true);
  });

  it('do not hold for what has changed while the step ran', () => {
    write('a.ts', 'b');
    pass(() => {
      write('a.ts', 'c');
    });
    expect(read().has(step)).toBe(false);
    write('a.ts', 'b');
    expect(read().has(step)).toBe(true);
  });

  it.each([
    ['a file', 'a.ts'],
    ['the code of a rule', 'rule.mts'],
    ['a new file', 'b.ts'],
    ['the packages', 'package-lock.json'],
  ])('end with a change of %s', (_, file) => {
    write(file, 'changed');
    expect(read().has(step)).toBe(false);
  });

  it('end when a file is deleted, and with another command', () => {
    expect(read().has({...step, command: 'eslint src'})).toBe(false);
    rmSync(join(folder, 'a.ts'));
    expect(read().has(step)).toBe(false);
  });

  it('are not kept of steps that depend on more than files', () => {
    const {isPure: _, ...unit} = step;
    pass(undefined, unit);
    expect(read().has(unit)).toBe(false);
  });

  it('are not kept without Git, nor when the store is damaged', () => {
    mkdirSync(join(folder, 'kept'), {recursive: true});
    writeFileSync(store(), '{"lint":');
    expect(read().has(step)).toBe(false);
    rmSync(join(folder, '.git'), {recursive: true});
    pass();
    expect(read().has(step)).toBe(false);
  });
});
