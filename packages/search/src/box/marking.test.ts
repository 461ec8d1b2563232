import {describe, expect, it} from 'vitest';
import {markingOf} from './marking.ts';

describe('the marking of a history entry', () => {
  it('is read if it has words and an anchor', () => {
    expect(markingOf({search: {words: ['a', 1], anchor: 'b'}})).toEqual({
      words: ['a'],
      anchor: 'b',
    });
  });

  it.each([undefined, null, 'a', {}, {search: null}, {search: {words: 'a', anchor: ''}}])(
    'is undefined in %s',
    (state) => {
      expect(markingOf(state)).toBeUndefined();
    },
  );
});
