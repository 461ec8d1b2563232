import {describe, expect, it} from 'vitest';
import {initialState, nextState, type ExampleState} from './state';

const rendered = {source: 'a', html: '<p>a</p>', output: '<p>a</p>'};
const editing: ExampleState = {phase: 'editing', ...rendered, refused: false};

describe('a live example', () => {
  const loading = nextState(initialState, {type: 'edit', source: 'a'});

  it('takes the reader’s text while the engine loads, then shows its result', () => {
    expect(loading).toEqual({phase: 'loading', source: 'a'});
    expect(nextState(loading, {type: 'wait', source: 'ab'})).toEqual({...loading, source: 'ab'});
    expect(nextState(loading, {type: 'render', ...rendered})).toEqual(editing);
  });

  it('says that the engine did not load, keeps the text, and can try again', () => {
    const failed = nextState(loading, {type: 'fail'});
    expect(failed).toEqual({phase: 'failed', source: 'a'});
    const typed = nextState(failed, {type: 'wait', source: 'ab'});
    expect(typed).toEqual({phase: 'failed', source: 'ab'});
    expect(nextState(typed, {type: 'edit', source: 'ab'})).toEqual({...loading, source: 'ab'});
  });

  it('loses nothing when edit is pressed again, or a fault comes late', () => {
    expect(nextState(editing, {type: 'edit', source: 'b'})).toBe(editing);
    expect(nextState(editing, {type: 'fail'})).toBe(editing);
  });

  it('keeps a text that the engine refuses, beside the last result', () => {
    const refused = nextState(editing, {type: 'refuse', source: '>>>'});
    expect(refused).toEqual({...editing, source: '>>>', refused: true});
    expect(nextState(refused, {type: 'render', ...rendered})).toEqual(editing);
  });

  it('goes back to what was built, and stays there when the engine comes late', () => {
    expect(nextState(editing, {type: 'reset'})).toEqual({phase: 'built'});
    expect(nextState(initialState, {type: 'render', ...rendered})).toEqual({phase: 'built'});
  });
});
