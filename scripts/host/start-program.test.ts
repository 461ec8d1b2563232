import {expect, it} from 'vitest';
import {freePort, startProgram, type RunningProgram} from './start-program';

async function start(code: string, timeoutMs?: number): Promise<RunningProgram> {
  const port = await freePort();
  return startProgram({
    name: 'The program',
    command: process.execPath,
    args: ['--eval', `const port = ${port}; ${code}`],
    port,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(timeoutMs !== undefined && {timeoutMs}),
  });
}

const listen = "console.log('starts'); require('node:net').createServer().listen(port);";

it('waits for the port of a program, reads its output, and stops it', async () => {
  const {output, stop, ended} = await start(`setTimeout(() => {${listen}}, 200)`);
  expect(output()).toBe('starts\n');
  await stop();
  expect(await ended).toBeNull();
  await stop(); // a second time
});

it('stops the whole group of a detached program', async () => {
  const port = await freePort();
  const child = `require('node:net').createServer().listen(${port})`;
  const {stop} = await startProgram({
    name: 'The program',
    command: process.execPath,
    args: [
      '--eval',
      `require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(child)}]); setInterval(() => undefined, 1000)`,
    ],
    port,
    detached: true,
    stdio: 'ignore',
  });
  await stop();
  await expect.poll(() => fetch(`http://127.0.0.1:${port}`).catch(() => 'gone')).toBe('gone');
});

it('reports a program that ends, is missing, or does not listen', async () => {
  await expect(start("console.error('bad flag'); process.exit(3)")).rejects.toThrow(
    'The program exited at once (3).\nbad flag',
  );
  await expect(
    startProgram({name: 'None', command: '/none', args: [], port: await freePort()}),
  ).rejects.toThrow('ENOENT');
  await expect(start('setInterval(() => undefined, 1000)', 300)).rejects.toThrow(
    /^The program does not answer on port \d+\.$/,
  );
});
