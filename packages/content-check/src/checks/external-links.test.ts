import {expect, it} from 'vitest';
import {readArticle} from './article.ts';
import {externalLinksOf, judgeError, judgeStatus, linksByHost} from './external-links.ts';

function article(file: string, source: string) {
  const result = readArticle(file, source);
  if (!result.ok) {
    throw new Error(result.problem.reason);
  }
  return result.article;
}

it('names each page once, with all its places, and without its fragment', () => {
  const links = externalLinksOf([
    article(
      'docs/a.md',
      '[一](https://a.org/x#y) ![图](https://a.org/p.png)\n\n[二](https://a.org/x)\n',
    ),
    article('docs/b.md', '[三][x] [四](/docs/a) [五](./a.md) [六](#a)\n\n[x]: https://a.org/x\n'),
  ]);
  expect(links).toEqual([
    {url: 'https://a.org/p.png', places: [{file: 'docs/a.md', line: 1, column: 24}]},
    {
      url: 'https://a.org/x',
      places: [
        {file: 'docs/a.md', line: 1, column: 1},
        {file: 'docs/a.md', line: 3, column: 1},
        {file: 'docs/b.md', line: 1, column: 1},
      ],
    },
  ]);
});

const link = (url: string) => ({url, places: []});

it('groups pages by host', () => {
  const links = ['https://a.org/1', 'https://b.org:8080/', 'http://a.org/2', 'https://b.org/'];
  expect(linksByHost(links.map(link)).map((pages) => pages.map(({url}) => url))).toEqual([
    ['https://a.org/1', 'http://a.org/2'],
    ['https://b.org:8080/'],
    ['https://b.org/'],
  ]);
});

it.each([
  'mailto:a@b.org',
  '//b.org/x',
  'https://',
  'https://example.com/x',
  'https://www.example.org',
  'http://localhost:3000/',
  'http://127.0.0.1/',
  'https://a.test/',
])('requests nothing for %s', (url) => {
  expect(linksByHost([link(url)])).toEqual([]);
});

it.each([
  [200, 'there'],
  [301, 'there'],
  [404, 'gone'],
  [410, 'gone'],
  [403, 'unsure'],
  [429, 'unsure'],
  [500, 'unsure'],
])('judges status %i as %s', (status, kind) => {
  expect(judgeStatus(status).kind).toBe(kind);
});

it('judges an unknown host as gone, and a timeout as unsure', () => {
  expect(judgeError('ENOTFOUND')).toEqual({kind: 'gone', what: 'ENOTFOUND'});
  expect(judgeError('TimeoutError').kind).toBe('unsure');
});
