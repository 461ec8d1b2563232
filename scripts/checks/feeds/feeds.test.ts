import {describe, expect, it} from 'vitest';
import {atom} from '../../../plugins/machines/feeds/atom';
import type {Entry, Feed} from '../../../plugins/machines/feeds/model';
import {json} from '../../../plugins/machines/feeds/json';
import {rss} from '../../../plugins/machines/feeds/rss';
import {checkAtom} from './atom';
import {checkFeedHtml} from './html';
import {checkJsonFeed} from './json';
import {checkRss} from './rss';

const now = new Date('2026-11-23T00:00:00Z');
const entry: Entry = {
  url: 'https://a.test/x/blog/%E7%94%B2',
  title: 'RS485 & CAN：怎样选',
  description: '速率 < 1 Mbit/s 时选哪个。',
  published: new Date('2026-11-14T00:00:00Z'),
  updated: new Date('2026-11-20T08:00:00Z'),
  authors: [{name: 'ICMS', url: 'https://a.test/x/blog/authors/icms'}],
  tags: ['CAN', 'RS485'],
  html: '<p>正文 <a href="https://a.test/x/docs/intro">1 &lt; 2</a></p>',
};
const older: Entry = {
  ...entry,
  url: 'https://a.test/x/blog/b',
  authors: [{name: 'Editors', url: undefined}],
  updated: new Date('2026-11-02T00:00:00Z'),
};
const feed: Feed = {
  title: 'Markdown 中文 Blog',
  description: '文章',
  home: 'https://a.test/x/blog',
  language: 'zh-CN',
  rights: 'CC BY-SA 4.0',
  entries: [entry, older],
};

const formats = [
  ['RSS', rss, checkRss],
  ['Atom', atom, checkAtom],
  ['JSON Feed', json, checkJsonFeed],
] as const;

const self = 'https://a.test/x/blog/feed';

describe.each(formats)('%s', (_name, write, check) => {
  it('D6 of good entries has no fault, and is the same each time', () => {
    const text = write(feed, self);
    expect(check(text, self, now)).toEqual([]);
    expect(write(feed, self)).toBe(text);
  });

  it.each<readonly [string, Partial<Feed>, string]>([
    [
      'an address that is not encoded',
      {entries: [{...entry, url: 'https://a.test/甲'}]},
      'address|InvalidFullLink',
    ],
    ['a title with markup', {entries: [{...entry, title: '<b>a</b>'}]}, 'markup|ContainsHTML'],
    ['a blank title', {title: ' '}, 'blank|NotBlank'],
    ['the same entry twice', {entries: [entry, {...entry, updated: now}]}, 'DuplicateIds'],
    [
      'a date in the future',
      {entries: [{...entry, published: new Date('2027-01-01')}]},
      'ImplausibleDate',
    ],
    [
      'a relative link',
      {entries: [{...entry, html: '<p><a href="/docs">a</a></p>'}]},
      'ContainsRelRef',
    ],
    ['no text', {entries: [{...entry, html: ''}]}, 'NotBlank'],
  ])('D6 is found to have %s', (_what, change, message) => {
    expect(check(write({...feed, ...change}, self), self, now).join()).toMatch(new RegExp(message));
  });

  it('D6 is found to stand elsewhere than it says, and to be cut off', () => {
    const text = write(feed, self);
    expect(check(text, `${self}2`, now)).toEqual([`SelfDoesntMatchLocation: ${self}`]);
    expect(check(text.slice(0, -20), self, now).join()).toMatch(/^(?:SAXError|It is no JSON)/);
  });
});

it.each([
  ['MissingAtomSelfLink', /<atom:link[^>]*>(?:<\/atom:link>)?/],
  ['MissingDCLanguage', /<language>[^]*?<\/language>/],
  ['MissingDescription', /<description>[^]*?<\/description>/],
  ['MissingGuid', /<guid[^]*?<\/guid>/],
  ['InvalidRFC2822Date', /<pubDate>[^]*?<\/pubDate>/],
  ['InvalidRSSVersion', / version="2.0"/],
])('D6 RSS without its part is %s', (message, part) => {
  expect(checkRss(rss(feed, self).replace(part, ''), self, now).join()).toContain(message);
});

it('D6 RSS with the wrong day of the week is IncorrectDOW', () => {
  expect(checkRss(rss(feed, self).replace('Sat, 14', 'Sun, 14'), self, now).join()).toContain(
    'IncorrectDOW',
  );
});

it.each([
  ['MissingSelf', /<link rel="self"[^>]*>(?:<\/link>)?/],
  ['MissingDCLanguage', / xml:lang="zh-CN"/],
  ['MissingElement: author', /<author>[^]*?<\/author>/],
  ['InvalidRFC3339Date', /<published>[^]*?<\/published>/],
  ['MissingTypeAttr', / type="html"/],
  ['InvalidNamespace', / xmlns="[^"]*"/],
])('D6 Atom without its part is %s', (message, part) => {
  expect(checkAtom(atom(feed, self).replace(part, ''), self, now).join()).toContain(message);
});

it('D6 Atom with two entries of one moment is DuplicateUpdated', () => {
  const entries = [entry, {...older, updated: entry.updated}];
  expect(checkAtom(atom({...feed, entries}, self), self, now).join()).toContain('DuplicateUpdated');
});

it.each([
  ['SecurityRisk', '<p><script>1</script></p>'],
  ['SecurityRisk', '<form></form>a'],
  ['SecurityRiskAttr', '<p onclick="a()">a</p>'],
  ['DangerousStyleAttr', '<p style="position: fixed">a</p>'],
  ['NotHtml', '<p><svg></svg>a</p>'],
  ['NeedsThisSite', '<p class="a">a</p>'],
  ['MissingAlt', '<p>a<img src="https://a.test/a.png"></p>'],
  ['ContainsRelRef', '<p>a<img src="a.png" alt=""></p>'],
  ['InvalidHTML', '<p lang="a" lang="b">a</p>'],
])('D6 %s is found in %s', (message, html) => {
  expect(checkFeedHtml(html).join()).toContain(message);
});
