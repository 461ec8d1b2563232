import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {npmScope, ownerFacts} from '../../site/identity';
import {checkPackages, type Manifest, type OwnPackage} from './packages';

const free = {scope: '@our', isRegistered: false, repository: 'https://code.test/our'};
const registered = {...free, isRegistered: true};

function make(manifest: Partial<Manifest>, readme = ''): OwnPackage {
  const name = manifest.name ?? '@our/tool';
  const folder = name.replace('@our', 'packages');
  return {folder, manifest: {name, version: '0.1.0', private: true, ...manifest}, readme};
}

const publishConfig = {access: 'public', provenance: true};
const published: Partial<Manifest> = {
  private: false,
  repository: {type: 'git', url: 'git+https://code.test/our.git', directory: 'packages/tool'},
  publishConfig,
};
const base = make({name: '@our/base'});

it('M18 the packages of this repository are as the owner’s facts say', () => {
  const packages = readdirSync('packages', {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => `packages/${name}`)
    .map((folder) => ({
      folder,
      manifest: JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest,
      readme: readFileSync(`${folder}/README.md`, 'utf8'),
    }));
  const {repository} = ownerFacts;
  const facts = {
    scope: npmScope.name,
    isRegistered: npmScope.isRegistered,
    repository: repository.value ?? repository.placeholder,
  };
  expect(packages.length).toBeGreaterThan(10);
  expect(packages.every(({manifest}) => manifest.name.startsWith(`${facts.scope}/`))).toBe(true);
  expect(checkPackages(packages, facts)).toEqual([]);
  // In both directions: the same packages are wrong once the scope is registered, and the other way round.
  const other = checkPackages(packages, {...facts, isRegistered: !facts.isRegistered});
  expect(other.length).toBeGreaterThanOrEqual(packages.length);
});

describe('while the scope is free', () => {
  it.each([
    ['a private package', make({})],
    ['a packed file', make({}, 'npm install ./our-tool-0.1.0.tgz\nnpx --no our-tool')],
    [
      'the packed files of all that it needs',
      make({dependencies: {'@our/base': '0.1.0'}}, 'npm install ./our-{base,tool}-0.1.0.tgz'),
    ],
    ['other packages and programs', make({}, 'npm install react\nnpx vitest run tool')],
  ])('M18 right: %s', (_what, one) => {
    expect(checkPackages([base, one], free)).toEqual([]);
  });

  it.each([
    ['a package that npm publishes', make({private: false}), 'Add "private": true.'],
    ['npm install', make({}, 'npm install @our/tool'), 'takes a package of @our from npm'],
    ['npm i, with flags', make({}, '`npm i -D @our/tool`'), 'takes a package of @our from npm'],
    ['npx -p', make({}, 'npx -p @our/tool our-tool a.md'), 'takes a package of @our from npm'],
    ['npm exec', make({}, 'npm exec @our/tool'), 'takes a package of @our from npm'],
    [
      'npx with a free name',
      make({bin: {'our-tool': ''}}, 'npx our-tool a.md'),
      'npx --no our-tool',
    ],
    [
      'a packed file without what it needs',
      make({dependencies: {'@our/base': '0.1.0'}}, 'npm install ./our-tool-0.1.0.tgz'),
      'without the packed file of @our/base',
    ],
  ])('M18 wrong: %s', (_what, one, message) => {
    expect(checkPackages([base, one], free)).toEqual([expect.stringContaining(message)]);
  });
});

describe('once the scope is registered', () => {
  it('M18 right: repository and provenance', () => {
    expect(checkPackages([make(published, 'npm install @our/tool')], registered)).toEqual([]);
  });

  it.each([
    ['private', make({...published, private: true}), 'Remove "private".'],
    ['no repository', make({private: false, publishConfig}), 'write "repository"'],
    [
      'no provenance',
      make({...published, publishConfig: {access: 'public'}}),
      'write "publishConfig": {"access":"public","provenance":true}',
    ],
    [
      'a packed file',
      make(published, 'npm install ./our-tool-0.1.0.tgz'),
      'installs a packed file',
    ],
  ])('M18 wrong: %s', (_what, one, message) => {
    expect(checkPackages([one], registered)).toEqual([expect.stringContaining(message)]);
  });
});
