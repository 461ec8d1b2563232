import {afterEach, expect, it, vi} from 'vitest';
import {positionAt} from './position.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['', 0, 1, 1],
  ['一二', 1, 1, 2],
  ['一\n二', 1, 1, 2],
  ['一\n二', 2, 2, 1],
  ['一\n\n二', 2, 2, 1],
  ['一\n', 2, 2, 1],
  ['一\r\n二', 3, 2, 1],
  ['一', 9, 1, 2],
])('places in %j offset %d at %d:%d', (text, offset, line, column) => {
  expect(positionAt(text, offset)).toEqual({line, column});
});

it('M9 looks for the lines of a long text once, however many places it is asked for', () => {
  const text = '总线上的终端电阻。\n'.repeat(10_000);
  const search = vi.spyOn(String.prototype, 'matchAll');
  for (let line = 0; line < 10_000; line += 10) {
    expect(positionAt(text, line * 10)).toEqual({line: line + 1, column: 1});
  }
  expect(search).toHaveBeenCalledTimes(1);
});
