import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {disabledByPlaywright, withoutFeatures} from './chromium-features';

it('switches off all that Playwright does, which its own switch would otherwise lose', () => {
  const source = readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8');
  const [, list = ''] = /^ *disabledFeatures = \[$([^]*?)^ *\]/m.exec(source) ?? [];
  const names = [...list.matchAll(/^ *"(\w+)"/gm)].map(([, name]) => name);
  expect(names).toEqual(disabledByPlaywright);
  expect(withoutFeatures).toContain(names.join());
});
