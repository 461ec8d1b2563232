import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';

it.each([
  [1, ['scripts/docusaurus.mjs', 'serve', '--dir', 'nowhere']],
  [1, ['--import', 'tsx', 'scripts/prepare-deploy.ts', 'nowhere']],
  [1, ['--import', 'tsx', 'scripts/show-examples.ts', 'nowhere.md']],
  [2, ['--import', 'tsx', 'scripts/check-fixes.ts', 'nowhere']],
  [2, ['--import', 'tsx', 'scripts/check-content.ts', 'nowhere.md']],
  [2, ['--import', 'tsx', 'scripts/report.ts', 'nowhere']],
  [1, ['--import', 'tsx', 'scripts/import.ts', 'nowhere', '--from', 'hexo']],
  [1, ['--import', 'tsx', 'scripts/new-article.ts', 'post', '--nowhere']],
])('M16 status %i and a sentence, no stack: %j', (expected, args) => {
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    input: '',
  });
  expect(status).toBe(expected);
  expect(stderr).toContain('nowhere');
  expect(stdout + stderr).not.toMatch(/^ +at /m);
});
