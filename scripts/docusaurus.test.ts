import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
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

it('A2 a build that fails tells an author what is wrong, and where in the code only with --stack', () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-site-'));
  const build = (...options: readonly string[]) =>
    spawnSync(process.execPath, [resolve('scripts/docusaurus.mjs'), 'build', ...options], {
      cwd: folder,
      encoding: 'utf8',
    });
  const {status, stdout, stderr} = build();
  const place = /^ +at /m;
  expect(status).toBe(1);
  expect(stdout + stderr).toContain('docusaurus.config');
  expect(stdout + stderr).not.toMatch(place);
  expect(stderr).toContain('npm run build -- --stack');
  const detailed = build('--stack');
  expect(detailed.status).toBe(1);
  expect(detailed.stdout + detailed.stderr).toMatch(place);
  rmSync(folder, {recursive: true});
});
