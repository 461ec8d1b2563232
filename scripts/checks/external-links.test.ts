import {expect, it} from 'vitest';
import {readArticle} from './article';
import {collectExternalLinks, judgeError, judgeStatus} from './external-links';

function article(file: string, source: string) {
  const result = readArticle(file, source);
  if (!result.ok) {
    throw new Error(result.problem.reason);
  }
  return result.article;
}

it('collects each address once, with all its places, and without its fragment', () => {
  const links = collectExternalLinks([
    article(
      'docs/a.md',
      '[一](https://a.org/x#y) ![图](https://a.org/p.png)\n\n[二](https://a.org/x)\n',
    ),
    article('docs/b.md', '[三][x]\n\n[x]: https://a.org/x\n'),
  ]);
  expect([...links]).toEqual([
    [
      'https://a.org/x',
      [
        {file: 'docs/a.md', line: 1, column: 1},
        {file: 'docs/a.md', line: 3, column: 1},
        {file: 'docs/b.md', line: 1, column: 1},
      ],
    ],
    ['https://a.org/p.png', [{file: 'docs/a.md', line: 1, column: 24}]],
  ]);
});

it.each([
  '/docs/intro',
  './other.md',
  '#anchor',
  'mailto:a@b.org',
  'https://example.com/x',
  'https://www.example.org',
  'http://localhost:3000/',
  'http://127.0.0.1/',
  'https://a.test/',
])('leaves out %s', (url) => {
  expect(collectExternalLinks([article('docs/a.md', `[x](${url})\n`)]).size).toBe(0);
});

it.each([
  [200, 'there'],
  [301, 'there'],
  [404, 'gone'],
  [410, 'gone'],
  [403, 'unsure'],
  [429, 'unsure'],
  [500, 'unsure'],
])('takes status %i for %s', (status, kind) => {
  expect(judgeStatus(status).kind).toBe(kind);
});

it('takes a host that is not there for gone, and a slow line for nothing', () => {
  expect(judgeError('ENOTFOUND')).toEqual({kind: 'gone', what: 'ENOTFOUND'});
  expect(judgeError('TimeoutError').kind).toBe('unsure');
});
