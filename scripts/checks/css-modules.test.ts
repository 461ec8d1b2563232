import {expect, it} from 'vitest';
import {formatFinding} from '@markdown-zh/content-check';
import {checkCssModules} from './css-modules';

const importing = "import styles from './A.module.css';\n";

function check(css: string | undefined, ...parts: readonly string[]): string[] {
  const files = new Map(parts.map((code, index) => [`src/${index}.tsx`, importing + code]));
  return checkCssModules(css === undefined ? files : files.set('src/A.module.css', css)).map(
    formatFinding,
  );
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
    'x(styles.a, styles.b);',
    'src/0.tsx:1:1 css-module: src/A.module.css has no class .b. Define it, or take it out here.',
  ],
  [
    'a class that nobody reads',
    '.a {}\n.b {}',
    'x(styles.a);',
    'src/A.module.css:2:1 css-module: No component reads .b. Delete it.',
  ],
  [
    'a module that is not there',
    undefined,
    'x(styles.a);',
    'src/0.tsx:1:1 css-module: There is no src/A.module.css. Correct the import.',
  ],
])('names %s', (_, css, code, message) => {
  expect(check(css, code)).toEqual([message]);
});
