import {expect, it} from 'vitest';
import {sourceHash} from '@markdown-zh/build-tools/source-hash';
import {findBlocked} from './hosting';

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
