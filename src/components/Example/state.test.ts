import {describe, expect, it} from 'vitest';
import {initialState, nextState, type ExampleState} from './state';

const result = {html: '<p>a</p>', output: '<p>a</p>'};
const editing: ExampleState = {
  phase: 'editing',
  source: 'a',
  ...result,
  bound: undefined,
  problem: undefined,
};

describe('a live example', () => {
  const loading = nextState(initialState, {type: 'edit', source: 'a'});

  it('takes the reader’s text while the engine loads, then shows its result', () => {
    expect(loading).toEqual({phase: 'loading', source: 'a'});
    expect(nextState(loading, {type: 'change', source: 'ab'})).toEqual({...loading, source: 'ab'});
    expect(nextState(loading, {type: 'render', ...result})).toEqual(editing);
  });

  it('F17 has the place where a text reaches a limit, until the next result', () => {
    const bounded = nextState(loading, {type: 'render', ...result, bound: '第 3 行'});
    expect(bounded).toEqual({...editing, bound: '第 3 行'});
    expect(nextState(bounded, {type: 'stopped'})).toMatchObject({bound: '第 3 行'});
    expect(nextState(bounded, {type: 'render', ...result})).toEqual(editing);
  });

  it('keeps the text that the reader has typed when the result of an older one comes', () => {
    const typed = nextState(editing, {type: 'change', source: 'ab'});
    expect(nextState(typed, {type: 'render', ...result})).toEqual({...editing, source: 'ab'});
  });

  it('says that the engine did not load, keeps the text, and can try again', () => {
    const failed = nextState(loading, {type: 'unavailable'});
    expect(failed).toEqual({phase: 'failed', source: 'a'});
    const typed = nextState(failed, {type: 'change', source: 'ab'});
    expect(typed).toEqual({phase: 'failed', source: 'ab'});
    expect(nextState(typed, {type: 'edit', source: 'ab'})).toEqual({...loading, source: 'ab'});
  });

  it('loses nothing when edit is pressed again, or a fault comes late', () => {
    expect(nextState(editing, {type: 'edit', source: 'b'})).toBe(editing);
    expect(nextState(editing, {type: 'unavailable'})).toBe(editing);
  });

  it.each(['refused', 'stopped'] as const)(
    'keeps a text that is %s, beside the last result',
    (problem) => {
      const kept = nextState(editing, {type: problem});
      expect(kept).toEqual({...editing, problem});
      expect(nextState(kept, {type: 'render', ...result})).toEqual(editing);
      expect(nextState(loading, {type: problem})).toEqual({
        ...editing,
        html: undefined,
        output: undefined,
        problem,
      });
    },
  );

  it('goes back to what was built, and stays there when the engine comes late', () => {
    expect(nextState(editing, {type: 'reset'})).toEqual({phase: 'built'});
    expect(nextState(initialState, {type: 'render', ...result})).toEqual({phase: 'built'});
    expect(nextState(initialState, {type: 'stopped'})).toEqual({phase: 'built'});
  });
});
