import {describe, expect, it} from 'vitest';
import {initialState, nextState, type ExampleState} from './state';

const rendered = {source: 'a', html: '<p>a</p>', output: '<p>a</p>'};
const editing: ExampleState = {phase: 'editing', ...rendered, refused: false};

describe('a live example', () => {
  it('waits for the engine, then shows the reader’s text', () => {
    const loading = nextState(initialState, {type: 'edit'});
    expect(loading).toEqual({phase: 'loading'});
    expect(nextState(loading, {type: 'render', ...rendered})).toEqual(editing);
  });

  it('says that the engine did not load, and can try again', () => {
    const failed = nextState({phase: 'loading'}, {type: 'fail'});
    expect(failed).toEqual({phase: 'failed'});
    expect(nextState(failed, {type: 'edit'})).toEqual({phase: 'loading'});
  });

  it('loses nothing when edit is pressed again, or a fault comes late', () => {
    expect(nextState(editing, {type: 'edit'})).toBe(editing);
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
