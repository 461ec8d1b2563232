import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {checkIn} from './check-content/check-in.fixture';
import {createIn} from './create-in.fixture';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'first-post-'));
  mkdirSync(join(root, 'blog'));
  for (const name of ['authors', 'tags']) {
    cpSync(`blog/${name}.yml`, join(root, `blog/${name}.yml`));
  }
});
afterEach(() => {
  rmSync(root, {recursive: true});
});

const body = `
## 先断电

断电后在DB9的2、7两脚之间量，应为 60Ω[^cia]。

## 参考资料

[^cia]: CAN in Automation：[CAN 的物理层](https://www.can-cia.org/can-knowledge)
`;

it('a first post comes from the scaffold, is written, fixed, and passes the check', async () => {
  const made = await createIn(root, [
    'post',
    'CAN 终端电阻怎样量',
    ...['--tags', 'rs485,can', '--authors', 'icms', '--slug', 'can-termination'],
    ...[
      '--date',
      '2026-11-23',
      '--description',
      '怎样用万用表量出 CAN 总线的终端电阻，读数不对时先查哪里。',
    ],
  ]);
  const [file = '', next = ''] = made.stdout.split('\n');
  expect(file).toBe('blog/2026-11-23-can-termination.md');
  expect(next).toContain('npm run check:content');

  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain('draft: true\n');
  writeFileSync(path, text.replace('draft: true\n', '') + body);

  const first = await checkIn(root);
  expect(first.status).toBe(1);
  expect(first.stderr).toContain(`${file}:16:5 warning typography/han-latin-space`);
  expect(first.stdout).toMatch(/^1 article, \d+ issues?, \d+ warnings; --fix can fix \d+$/m);

  const second = await checkIn(root, ['--fix']);
  expect(second.stderr).toBe('');
  expect(second.stdout).toContain('1 article, 0 issues');
  expect(readFileSync(path, 'utf8')).toContain(
    '断电后在 DB9 的 2、7 两脚之间量，应为 60 Ω[^cia]。',
  );
  expect(readFileSync(join(root, 'site/addresses.txt'), 'utf8')).toBe('/blog/can-termination\n');
});
