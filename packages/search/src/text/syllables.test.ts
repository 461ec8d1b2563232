import {pinyin} from 'pinyin-pro';
import {expect, it} from 'vitest';
import {readingOf, syllables} from './syllables.ts';

it('reads the 3,755 characters of the first level as a dictionary does', () => {
  const characters = Array.from({length: 0x9fff - 0x4e00}, (_, index) =>
    String.fromCodePoint(0x4e00 + index),
  ).filter((character) => readingOf(character) !== undefined);
  expect(characters).toHaveLength(3755);
  const wrong = characters.filter((character) => {
    const readings = pinyin(character, {
      toneType: 'none',
      type: 'array',
      multiple: true,
      v: true,
    }).map((reading) => reading.replace('ü', 'v'));
    return !readings.includes(readingOf(character) ?? '');
  });
  // GB 2312 has 帧 under its newer reading.
  expect(wrong).toEqual(['帧']);
});

it.each([
  ['终', 'zhong'],
  ['端', 'duan'],
  ['女', 'nv'],
  ['略', 'lve'],
  ['座', 'zuo'],
  ['啊', 'a'],
  ['鸿', 'hong'],
])('reads %s as %s', (character, reading) => {
  expect(readingOf(character)).toBe(reading);
});

it('has no reading for a rare or traditional character, or a letter', () => {
  expect(['犇', '鴻', 'a', '，'].map(readingOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('knows the syllables', () => {
  expect(syllables.size).toBe(397);
  expect(syllables.has('lv')).toBe(true);
});
