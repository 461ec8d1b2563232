import {describe, expect, it} from 'vitest';
import {
  due,
  merged,
  emptyProgress,
  parseProgress,
  withMistake,
  withSolved,
  type Progress,
} from './progress.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 8));

function solvedOn(...days: readonly number[]): Progress {
  return days.reduce(
    (progress, each) => withSolved(progress, 'traps/bold', `answer ${String(each)}`, day(each)),
    emptyProgress,
  );
}

describe('progress', () => {
  it('keeps the first time, the last answer, and the number of days', () => {
    expect(solvedOn(1, 1, 3).solved['traps/bold']).toEqual({
      text: 'answer 3',
      first: '2026-11-01T08:00:00.000Z',
      last: '2026-11-03T08:00:00.000Z',
      days: 2,
    });
  });

  it('counts mistakes by rule', () => {
    const progress = withMistake(withMistake(emptyProgress, 'a'), 'a');
    expect(progress.mistakes).toEqual({a: 2});
  });

  it.each([
    [[1], 1, false],
    [[1], 2, true],
    [[1, 2], 4, false],
    [[1, 2], 5, true],
    [[1, 2, 5], 11, false],
    [[1, 2, 5], 12, true],
    [[1, 2, 5, 12], 28, false],
    [[], 28, false],
  ])('offers what was solved on days %j again on day %i: %s', (days, now, isDue) => {
    expect(due(solvedOn(...days), ['traps/bold'], day(now))).toEqual(isDue ? ['traps/bold'] : []);
  });

  it('offers the longest waiting first, and only what it is asked for', () => {
    const progress = withSolved(solvedOn(2), 'traps/list', '', day(1));
    expect(due(progress, ['traps/bold', 'traps/list'], day(9))).toEqual([
      'traps/list',
      'traps/bold',
    ]);
    expect(due(progress, ['traps/bold'], day(9))).toEqual(['traps/bold']);
  });

  it('is merged without loss, in either order', () => {
    const [early, late] = [solvedOn(1), withMistake(solvedOn(3, 4), 'a')];
    const solved = {
      text: 'answer 4',
      first: day(1).toISOString(),
      last: day(4).toISOString(),
      days: 2,
    };
    for (const both of [merged(early, late), merged(late, early)]) {
      expect(both).toEqual({solved: {'traps/bold': solved}, mistakes: {a: 1}});
    }
  });

  it('reads what it wrote, and nothing else', () => {
    const progress = withMistake(solvedOn(1, 2), 'a');
    expect(parseProgress(JSON.stringify(progress))).toEqual(progress);
    for (const other of ['', '[]', 'null', '{"solved":[],"mistakes":{}}', '{"solved":{}}']) {
      expect(parseProgress(other)).toBeUndefined();
    }
    expect(
      parseProgress('{"solved":{"a":{"text":1},"b":null},"mistakes":{"a":"1","b":-1,"c":2}}'),
    ).toEqual({solved: {}, mistakes: {c: 2}});
  });
});
