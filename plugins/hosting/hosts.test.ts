import {expect, it} from 'vitest';
import {readHeadersFile} from '../../scripts/host/headers-file';
import type {HostingRule} from '../../site/hosting';
import {caddyHeaders} from './caddy';
import {headersFile, redirectsFile} from './file-hosts';
import {fillTemplate} from './fill';
import {nginxBase, nginxHeaders, nginxMaps} from './nginx';

const rules: readonly HostingRule[] = [
  {
    paths: ['*'],
    headers: [
      {name: 'X-All', value: 'yes'},
      {name: 'Caching', value: 'short'},
      {name: 'Policy', value: "'none'", isForDocuments: true},
    ],
  },
  {paths: ['assets/*', 'a.b.html'], headers: [{name: 'Caching', value: 'long'}]},
];

it('H1 nginx looks at later rules first, and at types where a header is for documents', () => {
  expect(nginxMaps(rules, '/x/')).toBe(
    String.raw`map "$sent_http_content_type|$uri" $site_caching {
    "~^[^|]*\|/x/a\.b\.html$" "long";
    "~^[^|]*\|/x/assets/" "long";
    "~^[^|]*\|" "short";
}

map "$sent_http_content_type|$uri" $site_policy {
    "~^text/html[^|]*\|" "'none'";
}`,
  );
  expect(nginxHeaders(rules)).toBe(
    [
      'add_header X-All "yes" always;',
      'add_header Caching $site_caching always;',
      'add_header Policy $site_policy always;',
    ].join('\n'),
  );
});

it('H1 nginx leads to the home page below a path', () => {
  expect(nginxBase('/')).toBe('');
  expect(nginxBase('/x/')).toContain('location = /x {\n    return 301 /x/$is_args$args;');
});

it('H1 Caddy gets general headers before special ones', () => {
  expect(caddyHeaders(rules, '/x/').split('\n')).toEqual([
    'header X-All "yes"',
    'header Caching "short"',
    'header /x/assets/* Caching "long"',
    'header /x/a.b.html Caching "long"',
    `header Policy "'none'"`,
  ]);
});

it('H1 a later block of _headers replaces what an earlier one says', () => {
  const text = headersFile(rules, '/x/');
  expect(text).toContain('/x/assets/*\n  ! Caching\n  Caching: long');
  const headersOf = readHeadersFile(text);
  expect(headersOf('/x/docs')).toEqual({'X-All': 'yes', Caching: 'short', Policy: "'none'"});
  expect(headersOf('/x/assets/a.js')).toMatchObject({'X-All': 'yes', Caching: 'long'});
  expect(headersOf('/x/a.b.html')).toMatchObject({Caching: 'long'});
  expect(headersOf('/y')).toEqual({});
});

it('H1 _redirects leads other forms of an address to it, and no more of them than hosts read', () => {
  expect(redirectsFile(['', 'docs/intro'], '/x/')).toBe(
    '/x/index.html /x/ 301\n/x/docs/intro.html /x/docs/intro 301\n/x/docs/intro/index.html /x/docs/intro 301\n',
  );
  const many = Array.from({length: 3000}, (_, index) => `docs/${index}`);
  expect(redirectsFile(many, '/').trim().split('\n')).toHaveLength(2000);
});

it('H1 a template is filled, or says what it asks for in vain', () => {
  expect(fillTemplate('root {{base}}; $uri ${{ x }}', {base: '/x/'})).toBe(
    'root /x/; $uri ${{ x }}',
  );
  expect(() => fillTemplate('{{nothing}}', {base: '/'})).toThrow('{{nothing}}');
});

it('H1 _redirects leads on from addresses that are gone, before all others', () => {
  expect(redirectsFile(['docs/intro'], '/x/', {'/docs/旧': '/docs/intro'}).split('\n')[0]).toBe(
    '/x/docs/%E6%97%A7 /x/docs/intro 301',
  );
});
