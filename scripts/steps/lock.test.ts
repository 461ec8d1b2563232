import {spawn, spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {takeLock} from './lock';

describe('the lock of a folder', () => {
  let folder = '';
  const file = () => join(folder, 'cache/lock.json');
  const hold = (pid: number | undefined) => {
    takeLock(file())();
    writeFileSync(file(), JSON.stringify({pid, since: '2026-11-25T08:00:00.000Z'}));
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lock-'));
  });
  afterEach(() => {
    rmSync(folder, {recursive: true});
  });

  it('is given back', () => {
    const release = takeLock(file());
    expect(existsSync(file())).toBe(true);
    release();
    expect(existsSync(file())).toBe(false);
  });

  it('is refused while another run holds it, which is named', () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
    hold(other.pid);
    expect(() => takeLock(file())).toThrow(
      `Another run (process ${other.pid ?? ''}) has used this`,
    );
    other.kill('SIGKILL');
  });

  it('is taken over from a run that was killed', () => {
    hold(spawnSync(process.execPath, ['-e', '']).pid);
    expect(takeLock(file())).toBeTypeOf('function');
  });

  it('is taken over when it was written by half', () => {
    hold(1);
    writeFileSync(file(), '{"pid":');
    expect(takeLock(file())).toBeTypeOf('function');
  });
});
