import type {AllContent} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {predictCards} from './predict-cards';

const names = {title: 'Markdown 中文', delimiter: '|'};

const sidebar = [
  {
    type: 'category',
    label: '文档',
    link: {type: 'doc', id: 'index'},
    items: [
      {type: 'doc', id: 'intro'},
      {type: 'category', label: '没有页面', items: [{type: 'doc', id: 'table'}]},
      {
        type: 'category',
        label: '语法',
        link: {type: 'generated-index'},
        items: [{type: 'doc', id: 'code'}],
      },
    ],
  },
];

function docs(...ids: string[]): AllContent {
  const all = ids.map((id) => ({id, title: `标题 ${id}`, description: `说明 ${id}`}));
  const loadedVersions = [{docs: all, sidebars: {docs: sidebar}}];
  return {'docusaurus-plugin-content-docs': {default: {loadedVersions}}};
}

it('names the category with a page in which a doc stands', () => {
  const cards = predictCards(docs('index', 'intro', 'table', 'code', 'alone'), names);
  expect(cards.map(({section}) => section)).toEqual([undefined, '文档', '文档', '语法', undefined]);
  expect(cards[1]).toEqual({
    title: '标题 intro',
    section: '文档',
    description: '说明 intro',
    details: [],
  });
});

it('names the blog, the day and the tags of a post', () => {
  const metadata = {
    title: '屏幕 😀',
    description: '怎么算',
    date: new Date(Date.UTC(2026, 10, 4)),
    tags: [{label: '屏幕'}, {label: '像素'}],
  };
  const blogs = {default: {blogPosts: [{metadata}]}, icms: {blogPosts: [{metadata}]}};
  const [post, note] = predictCards({'docusaurus-plugin-content-blog': blogs}, names);
  expect(post).toEqual({
    title: '屏幕',
    section: 'Blog',
    description: '怎么算',
    details: ['2026-11-04', '屏幕', '像素'],
  });
  expect(note?.section).toBe('Private Blog');
});

it('says nothing of a site without content', () => {
  expect(predictCards({}, names)).toEqual([]);
});
