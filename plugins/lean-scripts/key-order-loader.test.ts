import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import keyOrderLoader from './key-order-loader.mjs';

const module = 'node_modules/@docusaurus/theme-common/lib/utils/reactUtils.js';

it("compares names in Docusaurus's module without a collator", () => {
  const code = keyOrderLoader(readFileSync(module, 'utf8'));
  expect(code).not.toContain('localeCompare');
  expect(code).toContain('deps.sort((a, b) => (a[0] < b[0] ? -1 : 1))');
});

it('throws where there is nothing to replace', () => {
  expect(() => keyOrderLoader('deps.sort()')).toThrow('lean-scripts');
});
