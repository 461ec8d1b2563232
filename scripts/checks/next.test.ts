import {describe, expect, it} from 'vitest';
import {
  chooseCanary,
  declaredPackages,
  leverLines,
  oldestNode,
  withVersion,
  type Published,
} from './next';

function publish(packages: Readonly<Record<string, Published>>): Map<string, Published> {
  return new Map(Object.entries(packages));
}

describe('the canary', () => {
  it('M8 is the newest one that every package has', () => {
    const published = publish({
      '@docusaurus/core': {
        versions: ['3.10.2', '4.0.0-canary-6808', '4.0.0-canary-6822', '3.10.1-canary-6830'],
      },
      '@docusaurus/faster': {
        versions: ['4.0.0-canary-6808', '4.0.0-canary-999', '3.10.1-canary-6830', '4.0.0-alpha.1'],
      },
    });
    expect(chooseCanary(published, '3.10.2')).toEqual({ok: true, value: '4.0.0-canary-6808'});
  });

  it('M8 is the one that the tag names, if every package has it', () => {
    const versions = ['4.0.0-canary-6808', '4.0.0-canary-6822'];
    const tagged = (canary: string) =>
      publish({
        '@docusaurus/core': {versions: [...versions, '4.0.0-canary-6830'], canary},
        '@docusaurus/faster': {versions},
      });
    expect(chooseCanary(tagged('4.0.0-canary-6808'), '3.10.2')).toMatchObject({
      value: '4.0.0-canary-6808',
    });
    expect(chooseCanary(tagged('4.0.0-canary-6830'), '3.10.2')).toMatchObject({
      value: '4.0.0-canary-6822',
    });
  });

  it('M8 is none where a package lacks it: the message names both and the remedy', () => {
    const published = publish({
      '@docusaurus/core': {versions: ['4.0.0-canary-6808']},
      '@docusaurus/faster': {versions: ['3.10.2']},
    });
    expect(chooseCanary(published, '3.10.2')).toEqual({
      ok: false,
      problem:
        'No canary of Docusaurus has all packages: 4.0.0-canary-6808 lacks @docusaurus/faster. Try again later, or remove from package.json what Docusaurus no longer publishes.',
    });
  });

  it('M8 is newer than the project’s own version', () => {
    const versions = ['3.10.1-canary-6807', '3.10.2-canary-6809', '3.10.2'];
    const published = publish({'@docusaurus/core': {versions, canary: '3.10.2-canary-6809'}});
    expect(chooseCanary(published, '3.10.1')).toEqual({ok: true, value: '3.10.2-canary-6809'});
    expect(chooseCanary(published, '3.10.2')).toMatchObject({
      problem: expect.stringContaining(
        'no canary of Docusaurus that is newer than 3.10.2',
      ) as unknown,
    });
  });
});

describe('the copy', () => {
  const root = {
    name: 'site',
    dependencies: {'@docusaurus/core': '3.10.2', react: '^19.0.0'},
    devDependencies: {'@docusaurus/types': '3.10.2'},
    overrides: {'@swc/core': '1.16.18'},
  };
  const workspace = {
    peerDependencies: {'@docusaurus/utils': '^3.10.0', '@docusaurus/core': '^3.10.0'},
  };
  const version = '4.0.0-canary-6808';

  it('M8 has this version of every package of Docusaurus, and all others as they are', () => {
    const names = declaredPackages([root, workspace]);
    expect(names).toEqual(['@docusaurus/core', '@docusaurus/types', '@docusaurus/utils']);
    expect(withVersion(root, version, names)).toEqual({
      name: 'site',
      dependencies: {'@docusaurus/core': version, react: '^19.0.0'},
      devDependencies: {'@docusaurus/types': version},
      overrides: {
        '@swc/core': '1.16.18',
        '@docusaurus/core': version,
        '@docusaurus/types': version,
        '@docusaurus/utils': version,
      },
    });
    expect(withVersion(workspace, version)).toEqual({
      peerDependencies: {'@docusaurus/utils': version, '@docusaurus/core': version},
    });
  });
});

describe('the Node', () => {
  it.each([
    ['>=24.14', [24, 14]],
    ['>= 24', [24, 0]],
    ['>=24.14.1', [24, 14]],
  ])('M8 is the oldest one of %s', (range, value) => {
    expect(oldestNode(range)).toEqual({ok: true, value});
  });

  it('M8 cannot be read from another range, which the message quotes', () => {
    expect(oldestNode('^22 || >=24')).toMatchObject({
      problem: expect.stringContaining('asks for Node "^22 || >=24"') as unknown,
    });
  });
});

describe('the levers', () => {
  it('M8 are listed with what they were tested with, and whether they are on', () => {
    const levers = {
      tslib: {tested: {'@docusaurus/core': ['3.10.', '4.0.']}},
      'plain-han': {tested: {'@docusaurus/core': ['3.10.'], '@rspack/core': ['1.7.']}},
    };
    expect(leverLines(levers, new Set(['tslib']), '4.0.0')).toEqual([
      ['lever', 'tested with', 'on 4.0.0'],
      ['tslib', '@docusaurus/core 3.10.x or 4.0.x', 'tested'],
      ['plain-han', '@docusaurus/core 3.10.x, @rspack/core 1.7.x', 'untested: off, with a warning'],
    ]);
  });
});
