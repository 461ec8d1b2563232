import {expect, it} from 'vitest';
import {dateVariables, dayOf, fillPattern, readDate} from './permalink.ts';

it.each([
  ['2019-03-01', undefined, '2019-03-01'],
  ['2019-3-1 23:30', undefined, '2019-03-01'],
  ['2019/03/01', undefined, '2019-03-01'],
  ['2019年3月1日 10:00', undefined, '2019-03-01'],
  ['2019-03-01T23:30:00Z', undefined, '2019-03-01'],
  ['2019-03-01T23:30:00Z', 'Asia/Shanghai', '2019-03-02'],
  ['2019-03-01 23:30:00 -0800', 'Asia/Shanghai', '2019-03-02'],
  ['2019-03-01 23:30:00', 'Asia/Shanghai', '2019-03-01'],
])('reads the day of %s, in the zone %s', (text, timeZone, day) => {
  const date = readDate(text, timeZone);
  expect(date && dayOf(date)).toBe(day);
});

it.each(['2019-02-30', '2019-13-01', '昨天', '', undefined, 2019])('%s is no date', (value) => {
  expect(readDate(value)).toBeUndefined();
});

it('fills a pattern, unless a variable has no value', () => {
  const variables = {...dateVariables(readDate('2020-03-01')), title: '题目'};
  expect(fillPattern(':year/:i_month/:y_day/:title.html', variables)).toBe('/2020/3/061/题目.html');
  expect(fillPattern('/:year//:title/', variables)).toBe('/2020/题目/');
  expect(fillPattern('/:abbrlink/', variables)).toBeUndefined();
});
