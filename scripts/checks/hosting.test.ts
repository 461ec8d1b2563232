import {expect, it} from 'vitest';
import {sourceHash} from '@markdown-zh/build-tools/source-hash';
import {findBlocked, findRunnable, nginxPolicyOf} from './hosting';

const policy = `default-src 'none'; script-src 'self' ${sourceHash('a()')}; style-src 'self'`;

it('H2 finds nothing in a page whose scripts are allowed', () => {
  expect(findBlocked('<script>a()</script><script src="/b.js"></script><p>text', policy)).toEqual(
    [],
  );
});

it('H2 names a script, a style sheet and attributes that are not', () => {
  const page = '<script>b()</script><style>p{}</style><p style="x:y" onclick="c()">text';
  expect(findBlocked(page, policy)).toEqual([
    'The policy does not allow the inline script b().',
    'The policy does not allow the inline style sheet p{}.',
    'The policy does not allow the attribute style="x:y".',
    'The policy does not allow the attribute onclick="c()".',
  ]);
});

it('H2 a changed script is another one', () => {
  expect(findBlocked('<script>a() </script>', policy)).toHaveLength(1);
});

it("H2 wants no policy with 'unsafe-inline' or 'unsafe-eval'", () => {
  expect(findBlocked('<p>text', "script-src 'unsafe-inline'")).toHaveLength(1);
});

it.each([
  ["default-src 'none'; sandbox", undefined],
  ["default-src 'self'; script-src 'sha256-a'", undefined],
  [undefined, 'No policy limits its scripts.'],
  ['', 'No policy limits its scripts.'],
  ["style-src 'none'", 'No policy limits its scripts.'],
  ["default-src 'none'; script-src 'unsafe-inline'", "Its policy allows scripts: 'unsafe-inline'."],
  ["default-src 'self' data:", "Its policy allows scripts: 'self' data:."],
  ['script-src *', 'Its policy allows scripts: *.'],
])('H9 a file with the policy %s: %s', (policy, reason) => {
  expect(findRunnable(policy)).toBe(reason);
});

it('H9 reads the map of nginx as nginx does: the first line that matches', () => {
  const maps = `map "x" $site_other {
    "~^[^|]*\\|" "other";
}

map "$sent_http_content_type|$uri" $site_content_security_policy {
    "~^[^|]*\\|/img/" "strict";
    "~^text/html[^|]*\\|" "page";
}`;
  expect(nginxPolicyOf(maps, 'image/svg+xml', '/img/a.svg')).toBe('strict');
  expect(nginxPolicyOf(maps, 'text/html; charset=utf-8', '/docs')).toBe('page');
  expect(nginxPolicyOf(maps, 'image/svg+xml', '/a.svg')).toBeUndefined();
});
