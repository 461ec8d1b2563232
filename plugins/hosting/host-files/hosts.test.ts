import {expect, it} from 'vitest';
import {readHeadersFile} from '../../../scripts/host/headers-file';
import type {HostingRule} from '../../../site/hosting';
import {headersFile, redirectsFile} from './file-hosts';
import {fillTemplate} from './fill-template';
import {headerBlocks} from './header-blocks';
import {edgeoneFile, vercelFile} from './json-hosts';
import {caddyHeaders, caddyNotFound, nginxBase, nginxHeaders, nginxMaps} from './server-hosts';

const rules: readonly HostingRule[] = [
  {
    paths: ['*'],
    headers: [
      {name: 'X-All', value: 'yes'},
      {name: 'Caching', value: 'short'},
      {name: 'Policy', value: "'self'", isFor: 'pages'},
      {name: 'Policy', value: "'none'", isFor: 'files'},
    ],
  },
  {paths: ['assets/*', 'a.b.html'], headers: [{name: 'Caching', value: 'long'}]},
];

it('H1 H9 nginx looks at later rules first, and at types where a header is for pages or files', () => {
  expect(nginxMaps(rules, '/x/')).toBe(
    String.raw`map "$sent_http_content_type|$uri" $site_caching {
    "~^[^|]*\|/x/a\.b\.html$" "long";
    "~^[^|]*\|/x/assets/" "long";
    "~^[^|]*\|" "short";
}

map "$sent_http_content_type|$uri" $site_policy {
    "~^(?!text/html)[^|]+\|" "'none'";
    "~^text/html[^|]*\|" "'self'";
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
  expect(caddyHeaders(rules, '/x/').split('\n\t\t')).toEqual([
    'header X-All "yes"',
    'header Caching "short"',
    'header /x/assets/* Caching "long"',
    'header /x/a.b.html Caching "long"',
    `header Policy "'self'"`,
    `header @files Policy "'none'"`,
  ]);
});

it('H9 the not-found page of Caddy has the headers of pages, whatever was asked for', () => {
  expect(caddyNotFound(rules)).toBe(`header Policy "'self'"`);
});

it('H1 a later block of _headers replaces what an earlier one says', () => {
  const text = headersFile(rules, '/x/');
  expect(text).toContain('/x/assets/*\n  ! Caching\n  Caching: long');
  const headersOf = readHeadersFile(text);
  expect(headersOf('/x/docs')).toEqual({'X-All': 'yes', Caching: 'short', Policy: "'self'"});
  expect(headersOf('/x/assets/a.js')).toMatchObject({'X-All': 'yes', Caching: 'long'});
  expect(headersOf('/x/a.b.html')).toMatchObject({Caching: 'long'});
  expect(headersOf('/y')).toEqual({});
});

it('H1 a path has one block, with all that the table says about it', () => {
  const text = headersFile(
    [
      ...rules,
      {paths: ['assets/*'], headers: [{name: 'X-Own', value: '1'}]},
      {
        paths: ['assets/js/*'],
        headers: [
          {name: 'Caching', value: 'long'},
          {name: 'X-Own', value: '2'},
        ],
      },
    ],
    '/',
  );
  expect(text.match(/^\/.*/gm)).toEqual(['/*', '/assets/*', '/assets/js/*', '/a.b.html', '/a.b']);
  expect(text).toContain('/assets/*\n  ! Caching\n  Caching: long\n  X-Own: 1\n');
  expect(text).toContain('/assets/js/*\n  ! X-Own\n  X-Own: 2\n');
});

it('H1 a rule that comes later counts where the paths of two rules overlap', () => {
  const later = headerBlocks([
    {paths: ['img/*'], headers: [{name: 'A', value: 'general'}]},
    {paths: ['img/x'], headers: [{name: 'A', value: 'special'}]},
    {paths: ['*'], headers: [{name: 'A', value: 'last'}]},
  ]);
  expect(later).toEqual([
    {path: '*', headers: [{name: 'A', value: 'last', replaces: false}]},
    {path: 'img/*', headers: []},
    {path: 'img/x', headers: []},
  ]);
});

it('H1 a file that hosts give without its ending has the same headers there', () => {
  const headersOf = readHeadersFile(headersFile(rules, '/'));
  expect(headersOf('/a.b')).toEqual(headersOf('/a.b.html'));
  expect(headersOf('/a.b')).toMatchObject({Caching: 'long'});
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

const moved = Object.fromEntries(
  Array.from({length: 40}, (_, index) => [`/docs/旧${index}`, '/docs/intro']),
);

it('H1 vercel.json has the table in its own syntax, and leads on from addresses that are gone', () => {
  const {headers, ...others} = JSON.parse(
    vercelFile(rules, '/x/', {'/docs/旧': '/docs/intro'}),
  ) as {
    headers: readonly {source: string; headers: readonly unknown[]}[];
  };
  expect(headers.map(({source}) => source)).toEqual([
    '/x/(.*)',
    '/x/assets/(.*)',
    String.raw`/x/a\.b\.html`,
    String.raw`/x/a\.b`,
  ]);
  expect(headers[1]?.headers).toEqual([{key: 'Caching', value: 'long'}]);
  expect(others).toEqual({
    cleanUrls: true,
    trailingSlash: false,
    redirects: [{source: '/x/docs/%E6%97%A7', destination: '/x/docs/intro', statusCode: 301}],
  });
});

it('H3 what is kept for a year is kept for ten minutes where a missing file would be, too', () => {
  const kept = [
    {paths: ['assets/*'], headers: [{name: 'Cache-Control', value: 'public, immutable'}]},
  ];
  for (const text of [vercelFile(kept, '/', {}), edgeoneFile(kept, '/', {})]) {
    expect(text).toContain('public, max-age=600');
    expect(text).not.toContain('immutable');
  }
});

it('H1 edgeone.json holds no more redirects than its host reads, and no header that its host drops', () => {
  const {headers, redirects} = JSON.parse(edgeoneFile(rules, '/x/', moved)) as {
    headers: readonly {source: string}[];
    redirects: readonly unknown[];
  };
  expect(headers.map(({source}) => source)).toEqual([
    '/x/*',
    '/x/assets/*',
    '/x/a.b.html',
    '/x/a.b',
  ]);
  expect(redirects).toHaveLength(30);
  const long = [{paths: ['*'], headers: [{name: 'Policy', value: 'a'.repeat(1001)}]}];
  expect(() => edgeoneFile(long, '/', {})).toThrow(
    'longer than 1000 characters, and Policy has 1001. Shorten it in site/hosting.ts.',
  );
});

it('H11 a quotation mark in a value ends no value in the files of servers', () => {
  const endpoints = [{paths: ['*'], headers: [{name: 'Endpoints', value: 'a="b"'}]}];
  expect(nginxHeaders(endpoints)).toBe(String.raw`add_header Endpoints "a=\"b\"" always;`);
  expect(caddyHeaders(endpoints, '/')).toBe(String.raw`header Endpoints "a=\"b\""`);
});
