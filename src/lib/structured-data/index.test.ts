import {describe, expect, it} from 'vitest';
import {checkStructuredData} from '../../../scripts/checks/structured-data';
import type {Post, Site} from './facts';
import {blog, blogPosting, breadcrumbs, techArticle, webSite} from '.';

const site: Site = {
  url: 'https://a.test/x/',
  name: 'Markdown 中文',
  description: '学会、查清、用对',
  language: 'zh-CN',
  licence: 'https://creativecommons.org/licenses/by-sa/4.0/',
  logo: 'https://a.test/x/img/logo.svg',
};
const post: Post = {
  url: 'https://a.test/x/blog/can',
  title: 'RS485 与 CAN',
  description: '怎么选。',
  image: 'https://a.test/x/img/share/blog/can.png',
  published: '2026-11-14T00:00:00.000Z',
  modified: '2026-11-20T08:00:00.000Z',
  authors: [{name: 'ICMS', url: 'https://a.test/x/blog/authors/icms'}],
  tags: ['CAN'],
};
const parent = {name: 'Blog', url: 'https://a.test/x/blog'};
const {modified: _modified, ...rest} = post;
const undated: Post = {...rest, modified: undefined};

const check = (data: object) => checkStructuredData(JSON.stringify(data));

describe('structured data', () => {
  it.each([
    ['the site', webSite(site)],
    ['a doc', techArticle(site, post)],
    ['a doc whose date nobody knows', techArticle(site, undated)],
    ['a post', blogPosting(site, parent, post)],
    ['a list of posts', blog(site, {...parent, description: '文章'}, [post, undated])],
    ['the way to a page', breadcrumbs([parent, {name: post.title, url: post.url}])],
  ])('of %s is what Google asks for', (_what, data) => {
    expect(check(data)).toEqual([]);
  });

  it('carries the dates of a post', () => {
    expect(blogPosting(site, parent, post)).toMatchObject({
      datePublished: post.published,
      dateModified: post.modified,
    });
    expect(blogPosting(site, parent, undated)).not.toHaveProperty('dateModified');
  });
});

describe('checkStructuredData', () => {
  const good = {...blogPosting(site, parent, post)};
  it.each([
    ['an address that is not absolute', {...good, image: '/img/a.png'}, 'image'],
    ['a date that is not ISO 8601', {...good, datePublished: '14.11.2026'}, 'datePublished'],
    ['an empty value', {...good, headline: ' '}, 'headline'],
    ['an empty list', {...good, author: []}, 'author'],
    ['a missing property', {...good, image: undefined}, 'image'],
    ['a property that is not known', {...good, colour: 'red'}, 'colour'],
    ['a type that the site does not use', {...good, '@type': 'Recipe'}, '@type'],
    ['a way of one page', breadcrumbs([parent]), 'itemListElement'],
  ])('finds %s', (_what, data, where) => {
    expect(check(data).join('\n')).toContain(where);
  });

  it('finds what is no JSON', () => {
    expect(checkStructuredData('{')).toEqual(['It is not JSON.']);
  });
});
