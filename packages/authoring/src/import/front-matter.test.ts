import {expect, it} from 'vitest';
import {readFrontMatter} from './front-matter.ts';

it.each([
  ['YAML', '---\ntitle: 甲\n---\n正文\n'],
  ['YAML with a tab and a date', '---\ntitle: 甲\ndate:\t2020-01-01 08:00:00\n---\n正文\n'],
  ['YAML without its first line', 'title: 甲\ntags:\n  - 乙\n---\n正文\n'],
  ['TOML', '+++\ntitle = "甲"\ndate = 2020-01-01\n+++\n正文\n'],
  ['JSON', '{\n  "title": "甲"\n}\n正文\n'],
  ["Hexo's JSON", ';;;\n"title": "甲"\n;;;\n正文\n'],
])('reads %s', (_, text) => {
  expect(readFrontMatter(text)).toMatchObject({fields: {title: '甲'}, body: '正文\n'});
});

it.each([
  ['no fields', '正文\n\n---\n\n再一段\n'],
  ['empty fields', '---\n---\n正文\n'],
  ['a sentence with a colon before a line', '说明：没有字段\n---\n正文\n'],
])('finds no fields in %s', (_, text) => {
  expect(readFrontMatter(text)).toMatchObject({fields: {}});
});

it('gives dates of TOML as text', () => {
  expect(readFrontMatter('+++\ndate = 2021-06-07T08:09:10+08:00\n+++\n')).toMatchObject({
    fields: {date: '2021-06-07T08:09:10.000+08:00'},
  });
});
