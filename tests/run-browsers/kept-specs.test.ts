import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {BuiltFiles} from './built-files';
import {
  isKept,
  reportOf,
  servedTo,
  sourcesDigest,
  type Pass,
  type Suite,
  type Surroundings,
} from './kept-specs';

const spec = 'tests/browser/shell.spec.ts';
const project: Readonly<Record<string, string>> = {
  'playwright.config.ts': "import {sites} from './tests/support/sites';",
  'tests/support/sites.ts': '',
  'tests/support/serve.ts': "import '../../scripts/host/static-server';",
  'scripts/host/static-server.ts': "import {readFileSync} from 'node:fs';",
  'tests/support/global-setup.ts': '',
  'tests/support/ring.ts': "import {spawnSync} from 'node:child_process';",
  'tests/fixtures/a.html': '',
  'src/lib/shared/index.ts': '',
  'src/other.ts': '',
  'packages/speed/src/index.ts': '',
  [spec]: "import {isDue} from '../support/ring';\nimport {x} from '../../src/lib/shared';",
};

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kept-specs-'));
});

afterEach(() => {
  rmSync(root, {recursive: true});
});

function digestWith(changed: Readonly<Record<string, string>>, around = {}): string | undefined {
  const all = {...project, ...changed};
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), {recursive: true});
    writeFileSync(join(root, path), content);
  }
  const files = Object.keys(all);
  return sourcesDigest(spec, {files, tools: 'Chromium 1', seed: 'commit', ...around}, root);
}

describe('sourcesDigest', () => {
  it.each([
    ['the spec', spec, `${project[spec] ?? ''} // changed`],
    ['what it imports', 'src/lib/shared/index.ts', 'changed'],
    ['a fixture', 'tests/fixtures/a.html', 'changed'],
    ['the configuration', 'playwright.config.ts', `${project['playwright.config.ts'] ?? ''} //`],
    ['what the configuration imports', 'tests/support/sites.ts', 'changed'],
  ])('differs after a change of %s', (_, file, content) => {
    expect(digestWith({[file]: content})).not.toBe(digestWith({}));
  });

  it('differs with another browser', () => {
    expect(digestWith({}, {tools: 'Chromium 2'})).not.toBe(digestWith({}));
  });

  it('is the same after a change of what only pages use', () => {
    expect(digestWith({'src/other.ts': 'changed'})).toBe(digestWith({}));
  });

  it('differs with the commit only for a spec that tries a sample', () => {
    const sampled = {[spec]: 'sampleOf(pages, 2)'};
    const other = {seed: 'another commit'};
    expect(digestWith({}, other)).toBe(digestWith({}));
    expect(digestWith(sampled, other)).not.toBe(digestWith(sampled));
  });

  it('follows a package into its folder', () => {
    const user = {[spec]: "import {speed} from '@markdown-zh/speed';"};
    const changed = {...user, 'packages/speed/src/index.ts': 'changed'};
    expect(digestWith(changed)).not.toBe(digestWith(user));
  });

  it('depends on articles with the check of articles, and with code that is known to read them', () => {
    const article = {'docs/intro.md': 'changed'};
    for (const source of [
      "import {readContent} from '@markdown-zh/content-check';",
      "import {readArticles} from '../support/content';",
    ]) {
      const user = {
        [spec]: source,
        'tests/support/content.ts': "import {readFileSync} from 'node:fs';",
        'docs/intro.md': '',
      };
      expect(digestWith({...user, ...article})).not.toBe(digestWith(user));
    }
  });

  it.each([
    "import {readFileSync} from 'node:fs';",
    "import {spawn} from 'node:child_process';",
    "const {readFile} = await import('node:fs/promises');",
    "import {serveFolder} from '../../scripts/host/static-server';",
  ])('is none for a spec that reads files or starts programs: %s', (source) => {
    expect(digestWith({[spec]: source})).toBeUndefined();
  });
});

function buildWith(digests: Readonly<Record<string, string>>): BuiltFiles {
  return {
    digest: (path) => digests[path],
    withoutHash: (text) => text.replace(/[0-9]{8}/, '*'),
  };
}

const suite: Suite = {file: 'shell.spec.ts', specs: [{tests: [{status: 'expected'}]}]};

describe('isKept', () => {
  const files = {'docs/index.html': 'a', 'main.*.js': 'b', '404.html': 'c', _headers: 'd'};
  const around = (digests: Readonly<Record<string, string>>): Surroundings => ({
    files: [],
    tools: '',
    seed: '',
    isDue: (title) => title === 'due',
    buildIn: () => buildWith(digests),
  });
  const paths = new Map([['build', new Set(['docs/', 'main.12345678.js', 'missing'])]]);
  const pass: Pass = {
    sources: 'same',
    served: servedTo({paths, left: []}, () => buildWith(files)),
    left: [],
    suite,
  };

  it.each<[string, boolean, Readonly<Record<string, string>>]>([
    ['nothing', true, files],
    ['a file that it never asked for', true, {...files, 'blog/index.html': 'new'}],
    ['a page', false, {...files, 'docs/index.html': 'changed'}],
    ['a script', false, {...files, 'main.*.js': 'changed'}],
    ['what is sent for a missing file', false, {...files, '404.html': 'changed'}],
    ['headers', false, {...files, _headers: 'changed'}],
    ['a missing file', false, {...files, 'missing/index.html': 'new'}],
  ])('after a change of %s: %j', (_, isExpected, digests) => {
    expect(isKept(pass, 'same', around(digests))).toBe(isExpected);
  });

  it('runs a spec whose sources changed, or are unknown', () => {
    expect(isKept(pass, 'other', around(files))).toBe(false);
    expect(isKept(pass, undefined, around(files))).toBe(false);
  });

  it('runs a spec with a test of the outer ring that is in the sample now', () => {
    expect(isKept({...pass, left: ['not due']}, 'same', around(files))).toBe(true);
    expect(isKept({...pass, left: ['not due', 'due']}, 'same', around(files))).toBe(false);
  });
});

it('counts the tests of kept suites in the report', () => {
  const nested: Suite = {
    file: 'a.spec.ts',
    suites: [{file: 'a.spec.ts', specs: [{tests: [{status: 'skipped'}, {status: 'expected'}]}]}],
  };
  expect(reportOf([suite, nested]).stats).toEqual({
    expected: 2,
    unexpected: 0,
    flaky: 0,
    skipped: 1,
  });
});
