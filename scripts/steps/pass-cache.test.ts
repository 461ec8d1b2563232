import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createPassCache} from './pass-cache';
import type {Step} from './list';

describe('passes that are kept', () => {
  let folder = '';
  const store = () => join(folder, 'kept');
  const step: Step = {
    name: 'lint',
    command: 'eslint .',
    cores: 1,
    inputs: (file) => /\.m?ts$/.test(file),
    keepsPass: true,
    budget: 1,
  };
  const write = (file: string, text: string) => {
    writeFileSync(join(folder, file), text);
  };
  const read = () => createPassCache(store(), folder);
  /** Runs the step, which may or may not have seen the changes of `meanwhile`. */
  const pass = (meanwhile?: () => void, ran = step) => {
    const passes = read();
    passes.has(ran);
    meanwhile?.();
    passes.add(ran);
  };

  beforeEach(() => {
    vi.stubEnv('CI', '');
    folder = mkdtempSync(join(tmpdir(), 'passes-'));
    spawnSync('git', ['init', '-q'], {cwd: folder});
    write('.gitignore', 'kept\nnode_modules\n');
    write('package-lock.json', '{}');
    write('a.ts', 'a');
    write('rule.mts', 'rule');
    pass();
  });
  afterEach(() => {
    vi.unstubAllEnvs();
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

  it('end when npm has installed other packages than before', () => {
    write('node_modules/.package-lock.json', '{}');
    expect(read().has(step)).toBe(false);
  });

  it('bring back the report of their tests, and do not hold without it', () => {
    const unit = {...step, name: 'unit tests', report: 'unit.json'};
    const report = join(folder, 'unit.json');
    write('unit.json', 'all passed');
    pass(undefined, unit);
    rmSync(report);
    expect(read().has(unit)).toBe(true);
    expect(readFileSync(report, 'utf8')).toBe('all passed');
    rmSync(join(store(), 'reports'), {recursive: true});
    expect(read().has(unit)).toBe(false);
  });

  it('count for nothing under CI=true', () => {
    vi.stubEnv('CI', 'true');
    expect(read().has(step)).toBe(false);
  });

  it('end with another Node', () => {
    vi.stubGlobal('process', {...process, version: 'v0.0.0'});
    expect(read().has(step)).toBe(false);
    vi.unstubAllGlobals();
  });

  it('take the caches of tools with them when packages change', () => {
    const cached = join(folder, 'node_modules/.cache/check/tools/eslint');
    mkdirSync(dirname(cached), {recursive: true});
    read();
    writeFileSync(cached, 'results');
    read();
    expect(existsSync(cached)).toBe(true);
    write('package.json', '{}');
    read();
    expect(existsSync(cached)).toBe(false);
  });

  it('are not kept of steps that depend on more than files', () => {
    const {keepsPass: _, ...unit} = step;
    pass(undefined, unit);
    expect(read().has(unit)).toBe(false);
  });

  it('are not kept without Git, nor when the store is damaged', () => {
    mkdirSync(join(folder, 'kept'), {recursive: true});
    writeFileSync(join(store(), 'passes.json'), '{"lint":');
    expect(read().has(step)).toBe(false);
    rmSync(join(folder, '.git'), {recursive: true});
    pass();
    expect(read().has(step)).toBe(false);
  });
});
