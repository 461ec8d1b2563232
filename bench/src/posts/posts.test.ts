import {expect, it} from 'vitest';
import {makePosts} from './posts';

const picture = new Uint8Array([1, 2, 3]);
const posts = makePosts(30, 1, picture);

it('is the same for the same seed, and another for another', () => {
  expect(makePosts(30, 1, picture)).toEqual(posts);
  expect(makePosts(30, 2, picture)).not.toEqual(posts);
});

it('makes posts of different days, each with a picture that no other has', () => {
  expect(posts).toHaveLength(30);
  expect(new Set(posts.map(({folder}) => folder.slice(0, 10))).size).toBe(30);
  expect(new Set(posts.map((post) => post.picture.join())).size).toBe(30);
});

it('gives each post a summary, its picture and the fields that the site asks for', () => {
  for (const {text} of posts) {
    expect(text).toMatch(
      /^---\ntitle: .+\ndescription: .+\nslug: post-\d+\ndate: \d{4}-\d\d-\d\d\nauthors: \[editors\]\ntags: \[hello\]\n---\n\n.+\n\n<!-- truncate -->\n\n!\[第 \d+ 张图\]\(\.\/picture\.webp\)\n/,
    );
  }
});
