import {spawnSync} from 'node:child_process';
import {createServer} from 'node:net';
import {afterAll, beforeAll, expect, it} from 'vitest';

const server = createServer();
let port = 0;

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

afterAll(() => {
  server.close();
});

it.each([['start'], ['serve', '--no-open']])(
  'M16 npm run %s ends with a status other than 0 where its port is in use',
  {timeout: 60_000},
  (...args) => {
    const {status, stdout, stderr} = spawnSync(
      process.execPath,
      ['scripts/docusaurus.mjs', ...args, '--port', String(port)],
      {encoding: 'utf8', input: ''},
    );
    expect(stdout + stderr).toContain(`already running on port ${port}`);
    expect(status).toBe(1);
  },
);
