import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {renderList, withoutLicence, type ShippedPackage} from './list';
import {packageFolder, readPackage} from './packages';

const root = mkdtempSync(join(tmpdir(), 'licences-'));
const file = (path: string, text = '') => {
  mkdirSync(dirname(join(root, path)), {recursive: true});
  writeFileSync(join(root, path), text);
  return join(root, path);
};

file('node_modules/a/package.json', '{"name": "a", "version": "1.0.0", "license": "MIT"}');
file('node_modules/a/LICENSE.md', 'MIT text\r\n');
file('node_modules/a/license-checker.js/x', '');
const inA = file('node_modules/a/lib/esm/index.js');
file('node_modules/a/lib/esm/package.json', '{"type": "module"}');
file('node_modules/a/node_modules/@b/c/package.json', '{"name": "@b/c", "version": "2.0.0"}');
const inC = file('node_modules/a/node_modules/@b/c/index.js');
const own = file('src/index.ts');
file('package.json', '{"name": "site", "version": "0.0.0"}');

afterAll(() => {
  rmSync(root, {recursive: true});
});

describe('the package of a module', () => {
  it('M2 is the innermost one, whatever package.json lies within', () => {
    expect(packageFolder(inA)).toBe(join(root, 'node_modules/a'));
    expect(packageFolder(inC)).toBe(join(root, 'node_modules/a/node_modules/@b/c'));
    expect(packageFolder(own)).toBeUndefined();
  });

  it('M2 says its licence, and has its texts', () => {
    expect(readPackage(join(root, 'node_modules/a'))).toEqual({
      name: 'a',
      version: '1.0.0',
      licence: 'MIT',
      texts: ['MIT text\r\n'],
    });
  });
});

describe('the list of licences', () => {
  const a: ShippedPackage = {name: 'a', version: '1.0.0', licence: 'MIT', texts: ['MIT text \r\n']};
  const b: ShippedPackage = {
    name: 'b',
    version: '1.0.0',
    licence: undefined,
    texts: ['MIT text\n'],
  };

  it('M2 has each package, each text once, in one order', () => {
    const list = renderList([b, a, {...b}], 'Site: MIT');
    expect(list).toBe(renderList([a, b], 'Site: MIT'));
    expect(list).toBe(
      `Site: MIT\n\na 1.0.0  MIT\nb 1.0.0  see below\n\n${'-'.repeat(80)}\na 1.0.0\nb 1.0.0\n\nMIT text\n`,
    );
  });

  it('M2 is not complete where a package says nothing', () => {
    expect(withoutLicence([a, b])).toEqual([]);
    expect(withoutLicence([a, {...b, texts: []}])).toEqual(['b 1.0.0']);
  });
});
