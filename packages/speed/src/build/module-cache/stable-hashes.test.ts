import {describe, expect, it} from 'vitest';
import {replaceWords, placeholdersOf} from './stable-hashes.ts';

const files = ['assets/js/main.0a1b2c3d.js', 'assets/css/styles.ffff0000.css', 'robots.txt'];
const others = ['assets/css/styles.12345678.css', 'assets/js/main.deadbeef.js', 'robots.txt'];

describe('placeholdersOf', () => {
  it('gives a file the same word whatever its hash is', () => {
    expect([...placeholdersOf(files)]).toEqual([
      ['ffff0000', 'h0000000'],
      ['0a1b2c3d', 'h0000001'],
    ]);
    expect([...placeholdersOf(others).values()]).toEqual([...placeholdersOf(files).values()]);
    expect(placeholdersOf(others).get('deadbeef')).toBe('h0000001');
  });
});

describe('replaceWords', () => {
  const words = placeholdersOf(files);
  const back = new Map([...words].map(([hash, word]) => [word, hash]));

  it('replaces hashes, and nothing that only looks like one', () => {
    const runtime = '({7:"0a1b2c3d",8:"0a1b2c3e"})[e]+"assets/css/styles.ffff0000.css"+x0a1b2c3d';
    const replaced = replaceWords(runtime, words);
    expect(replaced).toBe(
      '({7:"h0000001",8:"0a1b2c3e"})[e]+"assets/css/styles.h0000000.css"+x0a1b2c3d',
    );
    expect(replaceWords(replaced, back)).toBe(runtime);
  });
});
