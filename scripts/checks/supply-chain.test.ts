import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {checkDocusaurusVersions, checkLockfile, checkWorkflow, type Lockfile} from './supply-chain';

const integrity = `sha512-${'a'.repeat(86)}==`;
const locked = {version: '1.0.0', integrity, license: 'MIT'};
const lock = (change: object): Lockfile => ({
  packages: {'': {}, 'node_modules/a': {...locked, ...change}},
});

describe('the lockfile', () => {
  it('M1 pins every package by a hash, names no registry, and has licences that are allowed', () => {
    const own = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
    expect(Object.keys(own.packages).length).toBeGreaterThan(1000);
    expect(checkLockfile(own)).toEqual([]);
  });

  it('M1 is right with a choice of licences, of which one is allowed', () => {
    expect(checkLockfile(lock({license: '(WTFPL OR MIT)'}))).toEqual([]);
    expect(checkLockfile(lock({license: 'MIT AND Apache-2.0'}))).toEqual([]);
  });

  it.each([
    ['no hash', {integrity: undefined}, 'no strong integrity'],
    ['a weak hash', {integrity: 'sha1-abc='}, 'no strong integrity'],
    ['an address', {resolved: 'https://a.test/a.tgz'}, 'an address'],
    ['no licence', {license: undefined}, '(none)'],
    ['a licence that asks for more', {license: 'GPL-3.0-only'}, 'GPL-3.0-only'],
    ['two licences of which one asks for more', {license: 'MIT AND GPL-3.0-only'}, 'GPL-3.0-only'],
    ['words that are no licence', {license: 'SEE LICENSE IN FILE'}, 'SEE LICENSE'],
  ])('M1 is found to have %s', (_what, change, message) => {
    expect(checkLockfile(lock(change)).join()).toContain(message);
  });
});

describe('the packages of Docusaurus', () => {
  const packages = {
    'node_modules/@docusaurus/core': {version: '3.10.2'},
    'node_modules/@docusaurus/theme-common': {version: '3.10.2'},
    'node_modules/@docusaurus/react-loadable': {version: '6.0.0'},
  };

  it('M1 have one version', () => {
    const own = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
    expect(checkDocusaurusVersions(own)).toEqual([]);
    expect(checkDocusaurusVersions({packages})).toEqual([]);
  });

  it('M1 are named where one is of another version', () => {
    const path = 'node_modules/a/node_modules/@docusaurus/theme-common';
    const mixed = {...packages, [path]: {version: '4.0.0-canary-6808'}};
    expect(checkDocusaurusVersions({packages: mixed})).toEqual([
      `${path} is 4.0.0-canary-6808, but @docusaurus/core is 3.10.2. Give all packages of Docusaurus one version in package.json, and run npm install.`,
    ]);
  });
});

describe('the workflows', () => {
  const folder = '.github/workflows';

  it.each(readdirSync(folder))('M1 %s pins its actions, and says what it may do', (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toContain('steps:');
    expect(checkWorkflow(text)).toEqual([]);
  });

  const good = `permissions:\n  contents: read\njobs:\n  a:\n    steps:\n      - uses: a/b@${'0'.repeat(40)} # v1.2.3\n`;

  it.each([
    ['a tag', good.replace('0'.repeat(40), 'v1'), 'a/b@v1'],
    ['a short hash', good.replace('0'.repeat(40), '0000000'), 'a/b@0000000'],
    ['no version', good.replace(' # v1.2.3', ''), 'a/b@'],
    ['no permissions', good.replace(/^permissions:\n.*\n/, ''), 'permissions'],
  ])('M1 the check finds %s', (_what, text, message) => {
    expect(checkWorkflow(good)).toEqual([]);
    expect(checkWorkflow(text).join()).toContain(message);
  });

  it('M1 updates of packages and actions are proposed by Dependabot', () => {
    const {updates} = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
      updates: readonly {'package-ecosystem': string; directory: string}[];
    };
    expect(updates.map((update) => [update['package-ecosystem'], update.directory])).toEqual([
      ['npm', '/'],
      ['github-actions', '/'],
    ]);
  });
});

it('M1 packages are installed without their scripts', () => {
  expect(readFileSync('scripts/setup.mjs', 'utf8')).toContain("['ci', '--ignore-scripts',");
  // Commands that authors copy also use the setup.
  for (const file of ['README.md', 'WRITING.md']) {
    expect(readFileSync(file, 'utf8')).not.toMatch(
      /^\s*npm (?:install|ci)\b(?!.*--ignore-scripts)/m,
    );
  }
});
