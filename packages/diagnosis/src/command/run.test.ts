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
import {threadId} from 'node:worker_threads';
import {afterAll, beforeEach, describe, expect, it} from 'vitest';
import {diagnose} from '../diagnose.ts';
import {run} from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'diagnosis-'));
const file = join(folder, 'a.md');
const faulty = '\n**“重要”**的\n';
const repaired = '\n“**重要**”的\n';

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
      `${file}:2:1 problem emphasis-close-after-punctuation 结尾的星号夹在标点和文字之间`,
      expect.stringMatching(/^ {2}结尾的星号前面是标点/),
      expect.stringMatching(/^ {2}https:\/\/spec\.commonmark\.org\//),
      '  修改：让结尾的星号挨着文字（--fix）',
      '',
    ]);
    expect(readFileSync(file, 'utf8')).toBe(faulty);
  });

  it('without a finding: nothing, and status 0', async () => {
    writeFileSync(file, repaired);
    expect(await call([file])).toEqual({status: 0, stdout: '', stderr: ''});
  });

  it('as JSON', async () => {
    writeFileSync(file, faulty);
    const {status, stdout} = await call(['--format', 'json', file, '-'], repaired);
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
    expect(readFileSync(file, 'utf8')).toBe(`\uFEFF${repaired.replaceAll('\n', '\r\n')}`);
    expect(statSync(file).mode & 0o777).toBe(0o640);
    expect(readlinkSync(link)).toBe('a.md');
    expect(readdirSync(folder)).toEqual(['a.md', 'link.md']);
  });

  it('tells what is left, where it stands now', async () => {
    writeFileSync(file, '#题\n\n一行\n两行\n');
    const {status, stdout} = await call(['--fix', file]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/:3:\d+ hint soft-break-between-han /);
    expect(stdout).not.toContain('（--fix）');
    expect(readFileSync(file, 'utf8')).toBe('# 题\n\n一行\n两行\n');
  });

  it('does not touch a file without a fix', async () => {
    writeFileSync(file, repaired);
    const {ino} = statSync(file);
    await call(['--fix', file]);
    expect(statSync(file).ino).toBe(ino);
  });

  it('gives the text of standard input, and to standard error what is left', async () => {
    const {status, stdout, stderr} = await call(['--fix'], `${faulty}\n一行\n两行\n`);
    expect(status).toBe(0);
    expect(stdout).toBe(`${repaired}\n一行\n两行\n`);
    expect(stderr).toMatch(/^<stdin>:4:\d+ hint soft-break-between-han /);
  });

  it('leaves a file that cannot be replaced, and says why', async () => {
    writeFileSync(file, faulty);
    mkdirSync(join(folder, `.write-${process.pid}-${threadId}.tmp`)); // where the new text would be first
    const {status, stdout, stderr} = await call(['--fix', file]);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^.*\/a\.md: Path is a directory: .*\. Run the command again\.\n$/);
    expect(readFileSync(file, 'utf8')).toBe(faulty);
  });

  it('A10 writes through no link that leads out of the named folder, and mends the other files', async () => {
    const docs = join(folder, 'docs');
    mkdirSync(docs);
    writeFileSync(file, faulty);
    writeFileSync(join(docs, 'b.md'), faulty);
    symlinkSync('../a.md', join(docs, 'link.md'));
    symlinkSync('..', join(docs, 'up'));
    for (const name of [docs, `${docs}/*.md`, join(docs, 'link.md')]) {
      const {status, stderr} = await call(['--fix', name]);
      expect(status).toBe(2);
      expect(stderr).toContain('link.md: a symbolic link leads to ');
      expect(stderr).not.toContain(folder.repeat(2));
    }
    expect(readFileSync(file, 'utf8')).toBe(faulty);
    expect(readFileSync(join(docs, 'b.md'), 'utf8')).toBe(repaired);
  });
});

describe('standard input', () => {
  it.each([[[]], [['-']], [['-', '-']]])('is read for the arguments %j', async (args) => {
    const {status, stdout} = await call(args, faulty);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^<stdin>:2:1 problem emphasis-close-after-punctuation /);
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

  it('for a folder without Markdown, and a pattern without matches; nothing is read from standard input', async () => {
    const {status, stdout, stderr} = await call([`${folder}/`, `${folder}/*.txt`], faulty);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.split('\n')).toEqual([
      `${folder}/: a folder without Markdown files. Name another one, or a file.`,
      `${folder}/*.txt: no file matches. Check the pattern; quote it, so that the shell passes it on.`,
      '',
    ]);
  });

  it('for a file that is no text', async () => {
    writeFileSync(file, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1]));
    const {status, stderr} = await call(['--fix', file]);
    expect([status, stderr]).toEqual([2, `${file}: not a text file. Leave it out.\n`]);
  });

  it.each([
    [['--format', 'xml'], 'No format "xml". Choose text, json, sarif, github.'],
    [['--platform', 'word'], /^No platform "word". Choose github, typora, .* or any\.$/],
  ])('for a value that there is not: %j', async (args, message) => {
    const {status, stdout, stderr} = await call([...args, file]);
    expect([status, stdout]).toEqual([2, '']);
    const [first] = stderr.split('\n');
    expect(first).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
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
    expect(stderr).toMatch(/^<stdin>: line 1: .+ Take out levels\.\n$/);
  });

  it('for a line of countless marks; the others are read', async () => {
    writeFileSync(file, `甲\n\n${'**“重'.repeat(250_000)}`);
    const {status, stdout, stderr} = await call([file, '-'], faulty);
    expect(status).toBe(2);
    expect(stdout).toMatch(/^<stdin>:2:1 problem /);
    expect(stderr).toMatch(/^\S+a\.md: line 3: .+ Break it into paragraphs\.\n$/);
  });

  it('for an option that there is not', async () => {
    const {status, stdout, stderr} = await call(['--fxi', file]);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^Unknown option '--fxi'\.\n\nUsage: markdown-diagnosis /);
    expect((await call(['--fix=yes'])).stderr).toMatch(/^Option '--fix' does not take an argument/);
  });
});

describe('an odd text is read', () => {
  it.each([
    ['an empty one', ''],
    ['a megabyte in one line', '长文字，没有换行。'.repeat(40_000)],
    ['tags of templates', '{% a %}'.repeat(20_000)],
    ['mixed tabs and spaces', '- 甲\n\t- 乙\n  \t- 丙\n    - 丁\n'],
  ])('%s', async (_, text) => {
    expect(await call([], text)).toEqual({status: 0, stdout: '', stderr: ''});
  });

  it.each([
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('with lines that end in %s, which --fix keeps', async (_, ending) => {
    writeFileSync(file, faulty.replaceAll('\n', ending));
    expect((await call([file])).stdout).toMatch(/^\S+a\.md:2:1 problem emphasis-close/);
    expect(await call(['--fix', file])).toEqual({status: 0, stdout: '', stderr: ''});
    expect(readFileSync(file, 'utf8')).toBe(repaired.replaceAll('\n', ending));
  });

  it('with an unpaired surrogate, which no UTF-8 has', () => {
    expect(diagnose('\uD800 **“重要”**的\uDC00').map(({rule}) => rule)).toEqual([
      'emphasis-close-after-punctuation',
    ]);
  });
});

it('--help prints the usage', async () => {
  expect(await call(['--help'])).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Usage: markdown-diagnosis /) as string,
    stderr: '',
  });
});

describe('several files', () => {
  it('W7 are those of a folder or a pattern, in order, each once, without node_modules', async () => {
    mkdirSync(join(folder, 'deep', 'node_modules'), {recursive: true});
    for (const name of ['b.md', 'a.md', 'c.txt', 'deep/d.mdx', 'deep/node_modules/e.md']) {
      writeFileSync(join(folder, name), faulty);
    }
    const wanted = ['a.md', 'b.md', 'deep/d.mdx'].map((name) => join(folder, name));
    for (const args of [[folder], ['check', `${folder}/**/*.{md,mdx}`, join(folder, 'a.md')]]) {
      const {stdout} = await call([...args, '--format', 'json']);
      expect((JSON.parse(stdout) as {file: string}[]).map(({file: name}) => name)).toEqual(wanted);
    }
  });
});

describe('the platform', () => {
  const lit = '这是==重点==。\n';

  it('W3 is told by the project, except for pages about it', async () => {
    mkdirSync(join(folder, '.obsidian'));
    mkdirSync(join(folder, 'notes'));
    writeFileSync(join(folder, 'notes', 'a.md'), lit);
    writeFileSync(join(folder, 'README.md'), lit);
    const {status, stdout} = await call([folder]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/README\.md:1:3 hint extension-highlight /);
    expect(stdout).not.toContain('notes');
  });

  it('W3 is named, and then counts', async () => {
    expect(await call(['--platform', 'obsidian'], lit)).toMatchObject({status: 0, stdout: ''});
    expect(await call(['--platform', 'github'], lit)).toMatchObject({status: 1});
    expect(await call(['--platform', 'any'], lit)).toMatchObject({status: 0});
  });
});

describe('formats', () => {
  it('W7 github annotates lines, and escapes what a command would read', async () => {
    const name = join(folder, 'a,b.md');
    writeFileSync(name, '# 题\n\n**“重要”**的\n\n一行\n两行\n');
    const {stdout} = await call(['--format', 'github', name]);
    const written = name.replace(',', '%2C');
    expect(stdout.split('\n')).toEqual([
      expect.stringMatching(
        new RegExp(
          `^::error file=${written},line=3,endLine=3,col=1,endColumn=9,title=emphasis-close-after-punctuation::结尾`,
        ),
      ),
      expect.stringMatching(new RegExp(`^::notice file=${written},line=5,endLine=6,title=`)),
      '',
    ]);
  });

  it('W7 sarif has the rules, places and fixes', async () => {
    writeFileSync(file, faulty);
    const {stdout} = await call(['--format', 'sarif', file]);
    const {version, runs} = JSON.parse(stdout) as {version: string; runs: unknown[]};
    expect(version).toBe('2.1.0');
    const region = {startLine: 2, startColumn: 1, endLine: 2, endColumn: 9};
    expect(runs).toMatchObject([
      {
        tool: {driver: {name: 'markdown-diagnosis'}},
        columnKind: 'utf16CodeUnits',
        results: [
          {
            ruleId: 'emphasis-close-after-punctuation',
            level: 'error',
            locations: [{physicalLocation: {artifactLocation: {uri: `file://${file}`}, region}}],
            fixes: [{description: {text: '让结尾的星号挨着文字'}}],
          },
        ],
      },
    ]);
  });
});
