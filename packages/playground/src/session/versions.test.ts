import {expect, it} from 'vitest';
import {mostVersions, needsVersion, superfluous} from './versions.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

it('X45 a version is kept when there is none, and every five minutes', () => {
  expect(needsVersion('甲', '甲乙', undefined, 0)).toBe(true);
  expect(needsVersion('甲乙', '甲乙丙', 0, 4 * minute)).toBe(false);
  expect(needsVersion('甲乙', '甲乙丙', 0, 5 * minute)).toBe(true);
});

it('X45 a version is kept before most of a text goes', () => {
  const long = '一二三四五六七八九十'.repeat(10);
  expect(needsVersion(long, '粘贴', 0, 1)).toBe(true);
  expect(needsVersion(long, '', 0, 1)).toBe(true);
  expect(needsVersion(long, long.slice(0, 60), 0, 1)).toBe(false);
});

it('an empty or equal text makes no version', () => {
  expect(needsVersion(' \n', '甲', undefined, 0)).toBe(false);
  expect(needsVersion('甲', '甲', undefined, 0)).toBe(false);
});

it('X45 versions are thinned by age: all of an hour, one an hour, one a day, one a month', () => {
  const now = 100 * day;
  const recent = [1, 2, 3].map((index) => now - index * minute).reverse();
  const hours = [50, 55, 61].map((minutes) => now - 5 * hour + minutes * minute);
  const days = [now - 5 * day, now - 5 * day + hour, now - 4 * day];
  const months = [now - 90 * day, now - 89 * day, now - 45 * day];
  const times = [...months, ...days, ...hours, ...recent];
  expect(superfluous(times, now)).toEqual([months[1], days[1], hours[1], hours[2]]);
});

it('X45 no document has more than 30 versions, and the newest stay', () => {
  const times = Array.from({length: 40}, (_, index) => index);
  expect(superfluous(times, 40)).toEqual(times.slice(0, 40 - mostVersions));
});
