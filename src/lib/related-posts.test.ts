import {describe, expect, it} from 'vitest';
import {relatedPosts, type Post} from './related-posts';

const bus: Post = {id: 'bus', tags: ['can'], text: '总线上的终端电阻接在两端，速率越高越短。'};
const chips: Post = {id: 'chips', tags: ['can', 'chips'], text: '半导体公司与它们的收发器。'};
const cable: Post = {id: 'cable', tags: ['cable'], text: '线缆与终端电阻：总线的两端各一个。'};
const desktop: Post = {id: 'desktop', tags: ['xfce'], text: 'Install a desktop: apt, snap.'};
const system: Post = {id: 'system', tags: ['ubuntu'], text: 'Close root by apt.'};
const posts = [bus, chips, cable, desktop, system];

describe('related posts', () => {
  it('D15 have tags or words in common', () => {
    const related = relatedPosts(posts, 3);
    expect(related.get('bus')).toEqual(['chips', 'cable']);
    expect(related.get('cable')).toEqual(['bus']);
    expect(related.get('desktop')).toEqual(['system']);
  });

  it('D15 put a rare tag in common before a common one', () => {
    const tagged = (id: string, ...tags: string[]): Post => ({id, tags, text: id});
    const [first] =
      relatedPosts(
        [
          tagged('a', 'rare', 'common'),
          tagged('b', 'common'),
          tagged('c', 'rare'),
          tagged('d', 'common'),
        ],
        1,
      ).get('a') ?? [];
    expect(first).toBe('c');
  });

  it('D15 are as many as are asked for, and none where none is like it', () => {
    const alike = ['a', 'b', 'c', 'd', 'e'].map((id) => ({...bus, id}));
    expect(relatedPosts(alike, 3).get('a')).toEqual(['b', 'c', 'd']);
    expect(relatedPosts([bus, desktop], 3).get('bus')).toEqual([]);
    expect(relatedPosts([bus], 3).get('bus')).toEqual([]);
    expect(relatedPosts([], 3).size).toBe(0);
  });

  it('D15 do not depend on the order of the posts', () => {
    const sorted = (related: ReadonlyMap<string, readonly string[]>) => [...related].sort();
    expect(sorted(relatedPosts([...posts].reverse(), 3))).toEqual(sorted(relatedPosts(posts, 3)));
  });
});
