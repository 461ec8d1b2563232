import {describe, expect, it} from 'vitest';
import {formatFinding, inEnglish, withDefaults, type ArticleKind} from '@markdown-zh/content-check';
import {checkFrontMatter} from '@markdown-zh/content-check/front-matter';
import contentCheck from '../../site/content-check';

const known = {authors: ['icms', 'editors'], tags: ['rs485', 'can', 'ubuntu']};

const goodPost = `---
title: RS485 与 CAN 的区别
description: 从电气特性、拓扑、仲裁与速率比较 RS485 和 CAN 两种总线。
slug: rs485-vs-can
date: 2026-11-14
authors: [icms]
tags:
  - rs485
  - can
---

正文
`;

function check(source: string, kind: ArticleKind = 'post'): string[] {
  return checkFrontMatter('blog/a.md', source, kind, {
    config: withDefaults(contentCheck),
    known,
  }).map((finding) => formatFinding(inEnglish(finding)));
}

describe('checkFrontMatter', () => {
  it('finds nothing in good front matter', () => {
    expect(check(goodPost)).toEqual([]);
  });

  it.each(['./cover.png', './img/cover-2.png', '/img/cover.png'])(
    'accepts %s as a picture to share the page with',
    (place) => {
      expect(check(goodPost.replace('slug:', `image: ${place}\nslug:`))).toEqual([]);
    },
  );

  it.each(['cover.png', './cover.jpg', 'https://example.com/cover.png', '../cover.png'])(
    'does not accept %s',
    (place) => {
      const [issue = ''] = check(goodPost.replace('slug:', `image: ${place}\nslug:`));
      expect(issue).toContain(`"image" is "${place}". Write the place of a PNG of 1200 × 630`);
    },
  );

  it('D10 accepts the day of the last change, and names the remedy where it is none', () => {
    const dated = (value: string) =>
      check(goodPost.replace('slug:', `last_update: ${value}\nslug:`));
    expect(dated('{date: 2026-11-20}')).toEqual([]);
    expect(dated('2026-11-20')[0]).toContain('Write `last_update: {date: YYYY-MM-DD}`');
    expect(dated('{date: yesterday}')[0]).toContain('date');
    expect(dated('{author: Ann}')).not.toEqual([]);
  });

  it('accepts the fields of a doc', () => {
    const source =
      '---\ntitle: 基本语法\ndescription: 标题、段落、列表、链接、图片与代码的标准写法与常见错误。\nsidebar_position: 1\n---\n';
    expect(check(source, 'doc')).toEqual([]);
  });

  it.each([
    [
      'slug: rs485-vs-can',
      'slug: RS485 vs CAN',
      'blog/a.md:4:7 front-matter: "slug" is "RS485 vs CAN". Use lower-case letters',
    ],
    [
      'date: 2026-11-14',
      'date: 14.11.2026',
      'blog/a.md:5:7 front-matter: "date" is "14.11.2026". Write the day as YYYY-MM-DD.',
    ],
    ['date: 2026-11-14', 'date: 2026-02-30', 'blog/a.md:5:7 front-matter: "date" is "2026-02-30".'],
    [
      'authors: [icms]',
      'authors: icms',
      'blog/a.md:6:10 front-matter: "authors" is "icms". Write a list of keys from blog/authors.yml',
    ],
    [
      'authors: [icms]',
      'authors: [imcs]',
      'blog/a.md:6:11 front-matter: The author "imcs" is not in blog/authors.yml. Did you mean "icms"?',
    ],
    [
      '  - can',
      '  - canbus',
      'blog/a.md:9:5 front-matter: The tag "canbus" is not in blog/tags.yml. Did you mean "can"?',
    ],
    [
      'title: RS485 与 CAN 的区别',
      'title: 485',
      'blog/a.md:2:8 front-matter: "title" is 485. Write the title of the page as text.',
    ],
    [
      'slug: rs485-vs-can',
      'slig: rs485-vs-can',
      'blog/a.md:4:1 front-matter: "slig" is not a field of a post. Did you mean "slug"?',
    ],
    [
      'title: RS485 与 CAN 的区别',
      'title: RS485: CAN',
      'blog/a.md:2:8 front-matter: The front matter is not valid YAML',
    ],
    [
      'date: 2026-11-14\n',
      '',
      'blog/a.md:2:1 front-matter: "date" is missing. Write the day as YYYY-MM-DD.',
    ],
  ])('names place, value and remedy when %j becomes %j', (right, wrong, message) => {
    const issues = check(goodPost.replace(right, wrong));
    expect(
      issues.some((issue) => issue.startsWith(message)),
      issues.join('\n'),
    ).toBe(true);
  });

  it('asks for front matter where there is none', () => {
    expect(check('# Title\n')).toEqual([
      'blog/a.md:1:1 front-matter: There is no front matter. Begin the file with a line ---, the fields, and another line ---.',
    ]);
  });
});
