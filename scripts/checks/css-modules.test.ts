import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {checkCssModules} from './css-modules';

const components = ['src', 'plugins', 'packages'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name)),
);

it('M7 components and their modules of styles have the same classes', () => {
  expect(checkCssModules(components)).toEqual([]);
});

describe('checkCssModules', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'styles-'));
  });
  afterEach(() => {
    rmSync(folder, {recursive: true});
  });

  function check(css: string | undefined, ...parts: readonly string[]): string[] {
    if (css !== undefined) {
      writeFileSync(join(folder, 'A.module.css'), css);
    }
    const files = parts.map((code, index) => {
      const file = join(folder, `${index}.tsx`);
      writeFileSync(file, `import styles from './A.module.css';\n${code}`);
      return file;
    });
    return checkCssModules(files).map(({message}) => message);
  }

  it.each([
    ['the same classes', '.a .b:hover, :global(.other) .a {}', ['x(styles.a, styles.b);']],
    ['two components with one module', '.a {} .b {}', ['x(styles.a);', 'x(styles.b);']],
    ['computed names', '.a {} .b {}', ['x(styles[name]);']],
    ['classes in media queries', '@media print { .a {} }', ['x(styles.a);']],
  ])('accepts %s', (_, css, parts) => {
    expect(check(css, ...parts)).toEqual([]);
  });

  it.each([
    [
      'a class that is not there',
      '.a {}',
      ['x(styles.a, styles.b);'],
      'reads .b, which ./A.module.css does not define.',
    ],
    [
      'a class that nobody reads',
      '.a {} .b {}',
      ['x(styles.a);'],
      'defines .b, which no component reads.',
    ],
    [
      'a module that is not there',
      undefined,
      ['x(styles.a);'],
      'imports ./A.module.css, which does not exist.',
    ],
  ])('names %s', (_, css, parts, message) => {
    expect(check(css, ...parts)).toEqual([message]);
  });
});
