import Slugger from 'github-slugger';
import {expect, it} from 'vitest';
import {defaultAnchor} from './first-tier.ts';

it.each([
  '加粗挨着标点',
  'RS485 与 CAN：怎样选',
  '1. 编号（甲）',
  'C++ 与 C#',
  'a_b-c d  e',
  'Ünïcode «x» ½ Ⅳ ٣',
  '`code` & <b>',
  '😀 表情',
])('is github-slugger’s of %j', (heading) => {
  expect(defaultAnchor(heading)).toBe(new Slugger().slug(heading));
});
