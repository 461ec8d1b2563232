import {describe, expect, it} from 'vitest';
import {initialState, nextState} from './state.ts';

describe('the state of an exercise', () => {
  const written = nextState(initialState('start'), {type: 'write', text: 'answer'});
  const verdict = {type: 'right'} as const;

  it('L8 has a verdict until the text changes', () => {
    const judged = nextState(written, {type: 'judge', verdict, text: 'answer'});
    expect(judged).toMatchObject({verdict, checks: 1});
    expect(nextState(judged, {type: 'write', text: 'other'}).verdict).toBeUndefined();
  });

  it('L8 has no verdict about an earlier text', () => {
    expect(nextState(written, {type: 'judge', verdict, text: 'start'})).toBe(written);
  });
});
