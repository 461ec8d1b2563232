import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {describe, expect, it} from 'vitest';
import {memoryOfTree} from './memory';

describe.runIf(process.platform === 'linux')('memoryOfTree', () => {
  it('counts what a process started', async () => {
    const before = memoryOfTree(process.pid) ?? 0;
    const script =
      'const b = Buffer.alloc(2e8, 1); console.log(b.length); setInterval(() => b, 1e3)';
    const child = spawn(process.execPath, ['-e', script]);
    await once(child.stdout, 'data');
    expect(memoryOfTree(child.pid ?? 0)).toBeGreaterThan(2e8);
    expect((memoryOfTree(process.pid) ?? 0) - before).toBeGreaterThan(1e8);
    child.kill();
    await once(child, 'close');
  });

  it('knows nothing of a process that is not there', () => {
    expect(memoryOfTree(2 ** 30)).toBeUndefined();
  });
});
