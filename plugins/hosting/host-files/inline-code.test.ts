import {expect, it} from 'vitest';
import {sourceHash} from '@markdown-zh/build-tools/source-hash';
import {inlineCodeOf} from './inline-code';

it('H2 finds scripts that run, styles, style attributes and event handlers', () => {
  const page = `<!DOCTYPE html><head><script>a("</p>")</script><script type="module">b()</script>
    <script src="/c.js"></script><script type="application/ld+json">{}</script><style>p{}</style></head>
    <body onload="d()"><p style="color:red">text</p><a href=" javascript:e()">link</a></body>`;
  expect(inlineCodeOf(page)).toEqual({
    scripts: ['a("</p>")', 'b()'],
    styles: ['p{}'],
    attributes: ['onload="d()"', 'style="color:red"', 'href=" javascript:e()"'],
  });
});

it('H2 finds nothing where nothing is', () => {
  const page = '<script src=a.js></script><script type=application/json>{"on":"style=x"}</script>';
  expect(inlineCodeOf(page)).toEqual({scripts: [], styles: [], attributes: []});
});

it('H2 hashes as CSP 3 does', () => {
  // The example of https://www.w3.org/TR/CSP3/#csp-header
  expect(sourceHash('doSomething();')).toBe(
    "'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='",
  );
});

it.each([
  ['<meta http-equiv="Content-Security-Policy" content="a"><script>b()</script>', 'a'],
  ['<meta http-equiv=content-security-policy content=a><script src=/b.js></script>', 'a'],
  [
    '<script type="application/json">{}</script><meta http-equiv="Content-Security-Policy" content="a">',
    'a',
  ],
  ['<script>b()</script><meta http-equiv="Content-Security-Policy" content="a">', undefined],
  [
    '<script src="/b.js"></script><meta http-equiv="Content-Security-Policy" content="a">',
    undefined,
  ],
  ['<meta name="Content-Security-Policy" content="a">', undefined],
])('H8 the policy before the first script of %s is %s', (html, policy) => {
  expect(inlineCodeOf(html).policy).toBe(policy);
});
