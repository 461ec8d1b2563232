import {expect, it} from 'vitest';
import {withDefaults} from '../config.ts';
import {checkAddresses, record} from './addresses.ts';
import type {ArticleFacts} from './findings.ts';
import {pagesOf} from './routes.ts';
import {inEnglish} from '../messages/to-issues.ts';

const folders = [{path: 'learn', kind: 'lesson', route: '/learn'}] as const;

const lesson: ArticleFacts = {
  file: 'learn/03-bold.md',
  frontMatter: {},
  references: [],
  imports: [],
  anchors: new Set(['stars']),
  exercises: ['stars'],
};

function messages(article: ArticleFacts, recorded: readonly string[], redirects = {}): string[] {
  const config = withDefaults({
    folders,
    addresses: {record: 'addresses.txt', redirects: {file: 'redirects.ts', list: redirects}},
  });
  const pages = pagesOf([article], {pages: [], tags: [], authorPages: []}, folders);
  return checkAddresses([article], recorded, pages, config)
    .map(inEnglish)
    .map(({file, line, message}) => `${file}:${line} ${message}`);
}

it('L6 records the address of each exercise, and misses one whose id has changed', () => {
  expect(record([], [], [lesson], folders)).toBe('/learn/bold\n/learn/bold#stars\n');
  expect(messages(lesson, ['/learn/bold', '/learn/bold#stars'])).toEqual([]);
  expect(messages({...lesson, exercises: ['marks']}, ['/learn/bold', '/learn/bold#stars'])).toEqual(
    [
      expect.stringMatching(
        /^addresses\.txt:2 \/learn\/bold#stars was published, .* Give the exercise its old id/,
      ),
      expect.stringMatching(/^learn\/03-bold\.md:1 \/learn\/bold#marks is a new address/),
    ],
  );
});

it('exercises of a draft have no address, and those of a lesson that moved follow its redirect', () => {
  const draft = {...lesson, frontMatter: {draft: true}};
  expect(record([], [], [draft], folders)).toBe('');
  const recorded = ['/learn/old', '/learn/old#stars', '/learn/bold', '/learn/bold#stars'];
  expect(messages(lesson, recorded, {'/learn/old': '/learn/bold'})).toEqual([]);
});

it.each([
  ['/*', 'has signs that hosts read as patterns'],
  ['/assets/js', 'belongs to a file or a page that the build itself writes'],
])('A12 the redirect of %s is an error, with file and remedy', (from, fault) => {
  const recorded = ['/learn/bold', '/learn/bold#stars'];
  expect(messages(lesson, recorded, {[from]: '/learn/bold'})).toEqual([
    expect.stringMatching(/^redirects\.ts:1 .* remove the redirect\.$/i),
  ]);
  expect(messages(lesson, recorded, {[from]: '/learn/bold'})[0]).toContain(fault);
});
