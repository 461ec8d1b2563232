import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {beforeAll, expect, inject, it} from 'vitest';
import {installPacked} from './packed';

const project = join(mkdtempSync(join(tmpdir(), 'diagnosis-')), 'project');

/** Runs a program of the project with Node. */
function node(...args: readonly string[]) {
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {
    cwd: project,
    encoding: 'utf8',
  });
  return {status, stdout, stderr};
}

beforeAll(() => {
  mkdirSync(project);
  installPacked(['diagnosis'], inject('packed'), project);
});

it('M5 the packed command finds and mends in an empty folder', () => {
  const {bin} = JSON.parse(
    readFileSync(join(project, 'node_modules/@markdown-zh/diagnosis/package.json'), 'utf8'),
  ) as {bin: Record<string, string>};
  const command = join('node_modules/@markdown-zh/diagnosis', bin['markdown-diagnosis'] ?? '');
  writeFileSync(join(project, 'a.md'), '**“重要”**的\n');
  const found = node(command, 'check', '*.md');
  expect(found).toMatchObject({status: 1, stderr: ''});
  expect(found.stdout).toMatch(/^a\.md:1:1 problem emphasis-close-after-punctuation 结尾的星号/);
  expect(node(command, 'a.md', '--fix')).toEqual({status: 0, stdout: '', stderr: ''});
  expect(readFileSync(join(project, 'a.md'), 'utf8')).toBe('“**重要**”的\n');
  expect(node(command, 'b.md')).toMatchObject({
    status: 2,
    stderr: 'b.md: no such file. Check its path.\n',
  });
});

it('M5 the example of the diagnosis’s README prints what it says', () => {
  const readme = readFileSync('packages/diagnosis/README.md', 'utf8');
  const example = /^```js\n([^]*?)^```$/m.exec(readme)?.[1] ?? '';
  const printed = Array.from(example.matchAll(/\/\/ (.*)$/gm), ([, line]) => line);
  expect(printed).not.toEqual([]);
  writeFileSync(join(project, 'example.mjs'), example);
  const {stdout, stderr} = node('example.mjs');
  expect(stderr).toBe('');
  expect(stdout.trim().split('\n')).toEqual(printed);
});

it('M5 W7 markdownlint’s command and remark take the packed rules', () => {
  writeFileSync(join(project, 'c.md'), '# 题\n\n**“重要”**的\n');
  writeFileSync(
    join(project, '.markdownlint-cli2.jsonc'),
    JSON.stringify({customRules: ['@markdown-zh/diagnosis/markdownlint']}),
  );
  const linted = node('node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs', 'c.md');
  expect(linted.status).toBe(1);
  expect(linted.stderr).toMatch(
    /^c\.md:3:1 (?:error )?emphasis-close-after-punctuation 结尾的星号/m,
  );

  writeFileSync(
    join(project, 'remark.mjs'),
    `
      import preset from '@markdown-zh/diagnosis/remark-lint';
      import remarkParse from 'remark-parse';
      import {unified} from 'unified';
      import {VFile} from 'vfile';
      const file = new VFile('**“重要”**的');
      const processor = unified().use(remarkParse).use(preset);
      processor.runSync(processor.parse(file), file);
      console.log(file.messages.map(String).join('\\n'));
    `,
  );
  expect(node('remark.mjs')).toMatchObject({
    stdout: expect.stringMatching(/^1:1-1:9: 结尾的星号/) as string,
    stderr: '',
  });
});
