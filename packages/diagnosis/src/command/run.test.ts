import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeEach, describe, expect, it} from 'vitest';
import {replaceFile} from './replace-file.ts';
import {run} from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'diagnosis-'));
const file = join(folder, 'a.md');
const faulty = '\n**“重要”**的\n';
const mended = '\n“**重要**”的\n';

beforeEach(() => {
  rmSync(folder, {recursive: true});
  mkdirSync(folder);
});
afterAll(() => {
  rmSync(folder, {recursive: true});
});

async function call(args: readonly string[], stdin: string | Buffer = '') {
  const printed = {stdout: '', stderr: ''};
  const status = await run(args, {
    stdin: () => Promise.resolve(Buffer.from(stdin)),
    stdout: (text) => (printed.stdout += text),
    stderr: (text) => (printed.stderr += text),
  });
  return {status, ...printed};
}

describe('a file', () => {
  it('with a finding: place, rule, words and remedy, and status 1', async () => {
    writeFileSync(file, faulty);
    const {status, stdout, stderr} = await call([file]);
    expect([status, stderr]).toEqual([1, '']);
    expect(stdout.split('\n')).toEqual([
      `${file}:2:1 emphasis-close-after-punctuation 结尾的星号夹在标点和文字之间`,
      expect.stringMatching(/^ {2}结尾的星号前面是标点/),
      expect.stringMatching(/^ {2}https:\/\/spec\.commonmark\.org\//),
      '  修改：让结尾的星号挨着文字（--fix）',
      '',
    ]);
    expect(readFileSync(file, 'utf8')).toBe(faulty);
  });

  it('without a finding: nothing, and status 0', async () => {
    writeFileSync(file, mended);
    expect(await call([file])).toEqual({status: 0, stdout: '', stderr: ''});
  });

  it('as JSON', async () => {
    writeFileSync(file, faulty);
    const {status, stdout} = await call(['--json', file, '-'], mended);
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject([
      {
        file,
        fixed: 0,
        findings: [
          {
            ...{line: 2, column: 1, from: 1, to: 9, severity: 'problem'},
            rule: 'emphasis-close-after-punctuation',
            title: '结尾的星号夹在标点和文字之间',
            section: {specification: 'CommonMark 0.31.2', number: '6.2'},
            fix: {label: '让结尾的星号挨着文字', isSafe: true},
          },
        ],
      },
      {file: '<stdin>', fixed: 0, findings: []},
    ]);
  });
});

describe('--fix', () => {
  it('writes what is safe, keeps the mode and a link, and leaves no other file', async () => {
    const link = join(folder, 'link.md');
    writeFileSync(file, `\uFEFF${faulty.replaceAll('\n', '\r\n')}`);
    chmodSync(file, 0o640);
    symlinkSync('a.md', link);
    expect(await call(['--fix', link])).toEqual({status: 0, stdout: '', stderr: ''});
    expect(readFileSync(file, 'utf8')).toBe(`\uFEFF${mended.replaceAll('\n', '\r\n')}`);
    expect(statSync(file).mode & 0o777).toBe(0o640);
    expect(readlinkSync(link)).toBe('a.md');
    expect(readdirSync(folder)).toEqual(['a.md', 'link.md']);
  });

  it('tells what is left, where it stands now', async () => {
    writeFileSync(file, '#题\n\n一行\n两行\n');
    const {status, stdout} = await call(['--fix', file]);
    expect(status).toBe(1);
    expect(stdout).toMatch(/:3:\d+ soft-break-between-han /);
    expect(stdout).not.toContain('（--fix）');
    expect(readFileSync(file, 'utf8')).toBe('# 题\n\n一行\n两行\n');
  });

  it('does not touch a file without a fix', async () => {
    writeFileSync(file, mended);
    const {ino} = statSync(file);
    await call(['--fix', file]);
    expect(statSync(file).ino).toBe(ino);
  });

  it('gives the text of standard input, and to standard error what is left', async () => {
    const {status, stdout, stderr} = await call(['--fix'], `${faulty}\n一行\n两行\n`);
    expect(status).toBe(1);
    expect(stdout).toBe(`${mended}\n一行\n两行\n`);
    expect(stderr).toMatch(/^<stdin>:4:\d+ soft-break-between-han /);
  });

  it('leaves a file that cannot be replaced, and says why', async () => {
    writeFileSync(file, faulty);
    writeFileSync(`${file}.${process.pid}.tmp`, 'of another program');
    const {status, stdout, stderr} = await call(['--fix', file]);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`${file}: EEXIST`);
    expect(readFileSync(file, 'utf8')).toBe(faulty);
    expect(readFileSync(`${file}.${process.pid}.tmp`, 'utf8')).toBe('of another program');
  });

  it('does not write over what another program wrote meanwhile', () => {
    writeFileSync(file, 'newer');
    expect(() => {
      replaceFile(file, Buffer.from(faulty), mended);
    }).toThrow('another program changed it');
    expect(readFileSync(file, 'utf8')).toBe('newer');
    expect(readdirSync(folder)).toEqual(['a.md']);
  });
});

describe('standard input', () => {
  it.each([[[]], [['-']], [['-', '-']]])('is read for the arguments %j', async (args) => {
    const {status, stdout} = await call(args, faulty);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^<stdin>:2:1 emphasis-close-after-punctuation /);
  });
});

describe('bad input has status 2 and a remedy', () => {
  it('for a file that is not there; the others are read', async () => {
    writeFileSync(file, faulty);
    const {status, stdout, stderr} = await call([join(folder, 'b.md'), file]);
    expect(status).toBe(2);
    expect(stderr).toBe(`${join(folder, 'b.md')}: no such file. Check its path.\n`);
    expect(stdout).toContain(`${file}:2:1`);
  });

  it('for a folder', async () => {
    const {status, stderr} = await call([`${folder}/`]);
    expect(status).toBe(2);
    expect(stderr).toBe(`${folder}/: a folder. Name its files, for instance ${folder}/*.md\n`);
  });

  it('for a text that is not UTF-8, which --fix leaves as it is', async () => {
    const bytes = Buffer.from([0xd6, 0xd8, 0xd2, 0xaa]); // 重要 in GB 18030
    writeFileSync(file, bytes);
    const {status, stderr} = await call(['--fix', file]);
    expect(status).toBe(2);
    expect(stderr).toBe(
      `${file}: not UTF-8. Convert it first, for instance by iconv -f GB18030 -t UTF-8\n`,
    );
    expect(readFileSync(file).equals(bytes)).toBe(true);
    expect(await call(['--fix'], bytes)).toMatchObject({status: 2, stdout: ''});
  });

  it('for a text that is nested too deeply', async () => {
    const {status, stderr} = await call([], '>'.repeat(12_000));
    expect(status).toBe(2);
    expect(stderr).toBe('<stdin>: nested too deeply. Take out levels of quotes or lists.\n');
  });

  it('for an option that there is not', async () => {
    const {status, stdout, stderr} = await call(['--fxi', file]);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^Unknown option '--fxi'\.\n\nUsage: markdown-diagnosis /);
    expect((await call(['--fix=yes'])).stderr).toMatch(/^Option '--fix' does not take an argument/);
  });
});

it('--help prints the usage', async () => {
  expect(await call(['--help'])).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Usage: markdown-diagnosis /) as string,
    stderr: '',
  });
});
