import {describe, expect, it} from 'vitest';
import {markingOf} from './marking.ts';

describe('what the history keeps', () => {
  it('is read when it is words and an anchor', () => {
    expect(markingOf({search: {words: ['a', 1], anchor: 'b'}})).toEqual({
      words: ['a'],
      anchor: 'b',
    });
  });

  it.each([undefined, null, 'a', {}, {search: null}, {search: {words: 'a', anchor: ''}}])(
    'is nothing in %s',
    (state) => {
      expect(markingOf(state)).toBeUndefined();
    },
  );
});
