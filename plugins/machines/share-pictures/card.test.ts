import {describe, expect, it} from 'vitest';
import {cardOf, charactersOf} from './card';
import type {PageHead} from './head';

const site = {title: 'Markdown 中文', delimiter: '|'};
const head: PageHead = {
  title: '基本语法 | Markdown 中文',
  description: '逐项讲清。',
  image: undefined,
  published: undefined,
  tags: [],
  breadcrumbs: ['Markdown 文档', '语法', '基本语法'],
  partOf: undefined,
};

describe('cardOf', () => {
  it('shows a doc in its category', () => {
    expect(cardOf(head, site)).toEqual({
      title: '基本语法',
      section: '语法',
      description: '逐项讲清。',
      details: [],
    });
  });

  it('shows a post in its blog, with its day and its tags', () => {
    const post = {
      ...head,
      title: 'LVGL | Private Blog | Markdown 中文',
      published: '2026-11-17T00:00:00.000Z',
      tags: ['CAN', 'Linux'],
      breadcrumbs: ['Private Blog', 'LVGL'],
    };
    expect(cardOf(post, site)).toMatchObject({
      title: 'LVGL',
      section: 'Private Blog',
      details: ['2026-11-17', 'CAN', 'Linux'],
    });
  });

  it('shows a page without a section where it has none', () => {
    const home = {...head, title: 'Markdown 中文', breadcrumbs: []};
    expect(cardOf(home, site)).toMatchObject({title: 'Markdown 中文', section: undefined});
  });

  it.each([
    ['发布 🎉', '发布'],
    ['用 ❤️ 写', '用 写'],
    ['👨‍👩‍👧 家，🇨🇳，👍🏽', '家，，'],
    ['© 2024 #1 *x* → ™', '© 2024 #1 *x* → ™'],
  ])('leaves out the emoji of %j', (text, plain) => {
    expect(cardOf({...head, title: text, description: text}, site)).toMatchObject({
      title: plain,
      description: plain,
    });
  });

  it('leaves out tags for which there is no room', () => {
    const tags = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(cardOf({...head, tags}, site).details).toHaveLength(5);
  });
});

it('lists the characters of cards once each, those beyond the BMP whole', () => {
  const card = {title: '𰻝 a', section: 'a', description: undefined, details: ['1']};
  expect(charactersOf([card])).toEqual(['1', 'a', '𰻝']);
});
