import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {inlineCodeOf} from './inline-code';
import {policyTag, putPolicy, withPolicy} from './policy-in-pages';

const policy = "default-src 'self'; script-src 'sha256-$&='";

it.each([policyTag, policyTag.replaceAll('"', ''), policyTag.replace('>', ' data-x="1">')])(
  'H8 the tag %s of a page gets the policy',
  (tag) => {
    const html = `<head><meta charset="UTF-8">${tag}<script>a()</script></head>`;
    expect(inlineCodeOf(withPolicy(html, policy, 'index.html')).policy).toBe(policy);
  },
);

it('H8 a text about the tag stays as it is', () => {
  const text = '<pre>policy-of-the-site</pre>';
  expect(withPolicy(`${policyTag}${text}`, policy, 'a.html')).toContain(text);
});

it('H8 a page without the tag stops the build', () => {
  expect(() => withPolicy('<head></head>', policy, 'docs/a.html')).toThrow(
    'docs/a.html has no tag for the Content-Security-Policy.',
  );
});

it.each([
  [undefined, 'docs/语法/index.html'],
  [false, 'docs/语法.html'],
])('H8 with trailingSlash %s each page gets it once, in %s', (trailingSlash, file) => {
  const outDir = mkdtempSync(join(tmpdir(), 'policy-'));
  mkdirSync(join(outDir, 'docs/语法'), {recursive: true});
  for (const name of ['404.html', 'index.html', file]) {
    writeFileSync(join(outDir, name), `<head>${policyTag}</head>`);
  }
  const routesPaths = ['/x/404.html', '/x/', '/x/docs/%E8%AF%AD%E6%B3%95', '/x/docs/语法'];
  putPolicy(policy, {outDir, baseUrl: '/x/', routesPaths, trailingSlash});
  for (const name of ['404.html', 'index.html', file]) {
    expect(inlineCodeOf(readFileSync(join(outDir, name), 'utf8')).policy).toBe(policy);
  }
  rmSync(outDir, {recursive: true});
});
