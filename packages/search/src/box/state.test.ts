import {describe, expect, it} from 'vitest';
import type {PageResult, SearchResults} from '../index/types.ts';
import {
  initialState,
  isPending,
  nextState,
  optionsOf,
  type SearchEvent,
  type SearchState,
} from './state.ts';

function page(path: string, sections: number): PageResult {
  return {
    title: [{text: path, isMatch: true}],
    path,
    breadcrumb: [],
    sections: Array.from({length: sections}, (_, index) => ({
      heading: [],
      anchor: `${path}-${index}`,
      excerpt: [],
    })),
  };
}

function found(...pages: readonly PageResult[]): SearchResults {
  return {pages, total: pages.length, corrected: undefined, isPartial: false};
}

const typed = (text: string, isComposing = false): SearchEvent => ({
  type: 'typed',
  text,
  isComposing,
});
const responded = (requestId: number, ...pages: readonly PageResult[]): SearchEvent => ({
  type: 'responded',
  requestId,
  results: found(...pages),
});

function after(...events: readonly SearchEvent[]): SearchState {
  return events.reduce(nextState, initialState({text: '', limit: 8}));
}

describe('the state of a search', () => {
  it('searches for the text without the white space around it', () => {
    const state = after(typed('  RS485   总线 '));
    expect(state.query).toBe('RS485 总线');
    expect(isPending(state)).toBe(true);
    expect(after(typed('rs485'), typed('rs485 ')).requestId).toBe(after(typed('rs485')).requestId);
  });

  it('searches for nothing during a composition, and for the whole text when it ends', () => {
    const composing = after(typed('jia', true), typed('jia cu', true));
    expect([composing.text, composing.query]).toEqual(['jia cu', '']);
    expect(nextState(composing, typed('加粗')).query).toBe('加粗');
  });

  it('ignores the answer to an older question, and keeps the last outcome meanwhile', () => {
    const waiting = after(typed('a'), responded(2, page('a', 1)), typed('ab'));
    expect(optionsOf(waiting)).toHaveLength(1);
    expect(nextState(waiting, responded(2, page('late', 1)))).toBe(waiting);
    expect(optionsOf(nextState(waiting, responded(3, page('ab', 2))))).toHaveLength(2);
  });

  it('offers the sections of all pages, in their order', () => {
    const state = after(typed('a'), responded(2, page('a', 2), page('b', 1)));
    expect(optionsOf(state).map(({section}) => section.anchor)).toEqual(['a-0', 'a-1', 'b-0']);
  });

  it('moves through the list in a circle, and to its ends', () => {
    let state = after(typed('a'), responded(2, page('a', 2), page('b', 1)));
    const active = (...moves: readonly ('next' | 'previous' | 'first' | 'last')[]) =>
      moves.map((to) => {
        state = nextState(state, {type: 'moved', to});
        return state.active;
      });
    expect(state.isBrowsing).toBe(false);
    expect(active('next', 'next', 'next', 'previous', 'first', 'last')).toEqual([1, 2, 0, 2, 0, 2]);
    expect(state.isBrowsing).toBe(true);
  });

  it('moves nowhere in an empty list', () => {
    expect(after({type: 'moved', to: 'previous'}).active).toBe(0);
  });

  it('makes the best result active after each answer, and gives Home and End back to the text after each letter', () => {
    const moved = after(typed('a'), responded(2, page('a', 2)), {type: 'moved', to: 'next'});
    const next = [typed('ab'), responded(3, page('b', 2))].reduce(nextState, moved);
    expect([next.active, next.isBrowsing]).toEqual([0, false]);
  });

  it('keeps Enter for the pending answer, unless the text changes', () => {
    const entered = after(typed('a'), {type: 'entered', where: 'here'});
    expect(nextState(entered, responded(2, page('a', 1))).entered).toBe('here');
    expect(nextState(entered, typed('ab')).entered).toBeUndefined();
    expect(nextState(entered, {type: 'opened'}).entered).toBeUndefined();
  });

  it('reports that the index did not load, before and after typing', () => {
    expect(after({type: 'failed', requestId: 1}).outcome.type).toBe('failed');
    const failed = after(typed('a'), {type: 'failed', requestId: 2});
    expect(failed.outcome.type).toBe('failed');
    const retried = nextState(failed, {type: 'retried'});
    expect(isPending(retried)).toBe(true);
    expect(nextState(retried, responded(3, page('a', 1))).outcome.type).toBe('found');
  });

  it('forgets the results with the text', () => {
    const empty = after(typed('a'), responded(2, page('a', 1)), typed(' '));
    expect(empty.outcome.type).toBe('none');
    expect(isPending(empty)).toBe(false);
    expect(nextState(empty, {type: 'loaded', requestId: 3}).outcome.type).toBe('none');
  });

  it('asks for more pages of the same query', () => {
    const more = after(typed('a'), responded(2, page('a', 1)), {type: 'more requested', count: 20});
    expect([more.limit, more.query, isPending(more)]).toEqual([28, 'a', true]);
  });
});
