import {describe, expect, it} from 'vitest';
import {initialState, maxMessages, nextState, type BusState} from './state';

const keys = (state: BusState) => state.messages.map(({key}) => key);

describe('the bus load calculator', () => {
  it('starts with the article’s machine, or with what a page gives it', () => {
    expect(initialState().messages).toHaveLength(6);
    const given = initialState({format: 'fd', messages: [{period: 'x'}]});
    expect(given).toMatchObject({
      format: 'fd',
      messages: [{count: '1', bytes: '8', period: 'x', idKind: '11'}],
    });
  });

  it('starts with one row at least, and with no more than it may have', () => {
    const none = initialState({messages: []});
    expect(none.messages).toEqual([{count: '1', bytes: '8', period: '100', idKind: '11', key: 0}]);
    expect(keys(nextState(none, {type: 'add'}))).toEqual([0, 1]);
    const many = initialState({messages: Array.from({length: maxMessages + 1}, () => ({}))});
    expect(many.messages).toHaveLength(maxMessages);
  });

  it('adds rows, up to the most, with keys of their own', () => {
    let state = initialState();
    for (let count = 0; count < maxMessages; count += 1) {
      state = nextState(state, {type: 'add'});
    }
    expect(state.messages).toHaveLength(maxMessages);
    expect(new Set(keys(state)).size).toBe(maxMessages);
  });

  it('removes one row, but not the last', () => {
    let state = nextState(initialState(), {type: 'remove', key: 2});
    expect(keys(state)).toEqual([0, 1, 3, 4, 5]);
    for (const key of keys(state)) {
      state = nextState(state, {type: 'remove', key});
    }
    expect(keys(state)).toEqual([5]);
    expect(keys(nextState(state, {type: 'add'}))).toEqual([5, 6]);
  });

  it('changes the row that is meant', () => {
    const state = nextState(
      nextState(initialState(), {type: 'message', key: 1, field: 'period', text: '5'}),
      {type: 'identifier', key: 1, idKind: '29'},
    );
    expect(state.messages[1]).toMatchObject({period: '5', idKind: '29'});
    expect(state.messages[0]).toEqual(initialState().messages[0]);
  });

  it('changes the bus and the frame', () => {
    let state = nextState(initialState(), {type: 'format', format: 'fd-switched'});
    state = nextState(state, {type: 'rate', field: 'data', text: '5000'});
    state = nextState(state, {type: 'frame', idKind: '29'});
    state = nextState(state, {type: 'bytes', text: '64'});
    expect(state).toMatchObject({
      format: 'fd-switched',
      bus: {arbitration: '500', data: '5000'},
      idKind: '29',
      bytes: '64',
    });
  });
});
