import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {createChecker} from './checker.ts';

it('reports once for several requests, and knows the page of an article that is not valid MDX', async () => {
  const root = mkdtempSync(join(tmpdir(), 'check-in-thread-'));
  mkdirSync(join(root, 'blog'));
  for (const file of ['authors', 'tags']) {
    writeFileSync(join(root, `blog/${file}.yml`), '{}');
  }
  const save = (text: string) => {
    writeFileSync(join(root, 'blog/a.md'), `---\nslug: first\n---\n\n${text}\n`);
  };
  const reported: (string | undefined)[] = [];
  const waiting: (() => void)[] = [];
  const {check, reload, view} = createChecker({root, baseUrl: '/'}, (notice) => {
    reported.push(notice?.issues.map(({rule}) => rule).join(' '));
    waiting.shift()?.();
  });
  onTestFinished(() => {
    reload();
    rmSync(root, {recursive: true});
  });
  const checked = async (times: number) => {
    const next = new Promise<void>((settle) => waiting.push(settle));
    for (let time = 0; time < times; time += 1) {
      check();
    }
    await next;
  };

  save('用Git');
  await checked(3);
  save('用Git <5');
  await checked(2);
  await checked(1);
  expect(reported).toEqual([
    expect.stringContaining('typography/han-latin-space'),
    expect.stringMatching(/^mdx /),
    undefined,
  ]);
  const {own} = (await view('/blog/first')) ?? {};
  expect(own?.issues.map(({file, rule}) => `${file} ${rule}`)).toContain('blog/a.md mdx');
});
