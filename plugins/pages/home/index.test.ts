import {expect, it} from 'vitest';
import {newestOf} from './index';

type Posts = Parameters<typeof newestOf>[0];

function post(day: number, more: Partial<Posts[number]['metadata']> = {}): Posts[number] {
  const metadata = {
    title: `第 ${day} 天`,
    permalink: `/blog/${day}`,
    date: new Date(Date.UTC(2026, 0, day)),
  };
  return {
    metadata: {...metadata, unlisted: false, readingTime: 1.2, frontMatter: {}, ...more},
  } as Posts[number];
}

it('names the five newest posts, with the day and whole minutes', () => {
  const newest = newestOf([7, 6, 5, 4, 3, 2].map((day) => post(day)));
  expect(newest).toHaveLength(5);
  expect(newest[0]).toEqual({
    title: '第 7 天',
    permalink: '/blog/7',
    date: '2026-01-07',
    minutes: 2,
  });
});

it('D18 shows a series by its lead page', () => {
  const part = post(2, {frontMatter: {series_position: 1}});
  expect(newestOf([part, post(1)]).map(({date}) => date)).toEqual(['2026-01-01']);
});

it('leaves out what lists leave out, and a time that nobody counted', () => {
  expect(newestOf([post(2, {unlisted: true}), post(1)]).map(({date}) => date)).toEqual([
    '2026-01-01',
  ]);
  const {readingTime, ...uncounted} = post(1).metadata;
  expect(readingTime).toBe(1.2);
  expect(newestOf([{metadata: uncounted}])[0]?.minutes).toBeUndefined();
});
