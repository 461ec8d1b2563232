import {expect, test} from 'vitest';
import {useDateTimeFormat} from './date-format.ts';

const each = [
  {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'},
  {day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'},
  {day: 'numeric', month: 'long', timeZone: 'UTC'},
] as const;

test.each(each)('dates by %o are written as Intl writes them', (options) => {
  const {format} = useDateTimeFormat(options);
  const standard = new Intl.DateTimeFormat('en', {calendar: 'gregory', ...options});
  const ends = [Date.UTC(2023, 11, 31, 23, 59), Date.UTC(2024, 1, 29), Date.UTC(2026, 0, 1)];
  const days = Array.from({length: 400}, (_, day) => Date.UTC(2025, 11, 1 + day, day % 24));
  for (const time of [...ends, ...days]) {
    expect(format(new Date(time))).toBe(standard.format(new Date(time)));
  }
});
