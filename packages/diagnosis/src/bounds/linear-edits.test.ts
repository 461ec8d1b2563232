import {EditMap} from 'micromark-util-edit-map';
import type {Event} from 'micromark-util-types';
import {describe, expect, it} from 'vitest';
// eslint-disable-next-line import-x/no-relative-packages
import {countReads} from '../../../../tests/support/count-reads';
import './linear-edits.ts';

/** Strings do for events, because edits only move them. */
const eventsOf = (length: number) =>
  Array.from({length}, (_, index) => String(index)) as unknown as Event[];

function edited(length: number, edits: readonly (readonly [number, number, number])[]): Event[] {
  const events = eventsOf(length);
  const map = new EditMap();
  for (const [index, removed, added] of edits) {
    map.add(index, removed, eventsOf(added));
  }
  map.consume(events);
  return events;
}

describe('edits of events', () => {
  it.each([
    [[]],
    [[[0, 0, 2]]],
    [[[9, 1, 0]]],
    [[[10, 0, 3]]],
    [
      [
        [7, 2, 1],
        [0, 1, 3],
        [3, 0, 2],
      ],
    ],
  ] as const)('X6 are those of micromark: %j', (edits) => {
    const expected = eventsOf(10);
    for (const [index, removed, added] of edits.toSorted(([a], [b]) => b - a)) {
      expected.splice(index + removed, 0, ...eventsOf(added));
      expected.splice(index, removed);
    }
    expect(edited(10, edits)).toEqual(expected);
  });

  it('X6 at the end of a text leave its beginning alone', () => {
    const readsOf = (length: number) =>
      countReads(eventsOf(length), (events) => {
        const map = new EditMap();
        map.add(length - 1, 0, eventsOf(1));
        map.consume(events);
      }).reads;
    expect(readsOf(1000)).toBe(readsOf(10));
  });
});
