import {describe, expect, it} from 'vitest';
import {cutsOf} from './segment.ts';

const read = (letters: string) =>
  cutsOf(letters).map(({syllables, rest}) =>
    (rest === '' ? syllables : [...syllables, `${rest}…`]).join(' '),
  );

describe('pinyin is cut', () => {
  it.each([
    ['cuti', ['cu ti']],
    ['xi tong', ['xi tong']],
    ["xi'an", ['xi an']],
    ['xian', ['xian', 'xi an']],
    ['fangan', ['fang an', 'fan gan']],
    ['lvse', ['lv se']],
    ['', []],
  ])('%j', (letters, expected) => {
    expect(read(letters)).toEqual(expected);
  });

  it.each([
    ['zongx', ['zong x…']],
    ['shu jukub', ['shu ju ku b…']],
    ['zho', []],
  ])('with an unfinished last syllable: %j', (letters, expected) => {
    expect(read(letters)).toEqual(expected);
  });

  it.each(['modbus', 'zddz', 'rs', 'cutiv', 'cut ti', '粗体'])('but not %j', (letters) => {
    expect(cutsOf(letters)).toEqual([]);
  });

  it('with the likeliest way first', () => {
    expect(read('zhong duan dianzu')[0]).toBe('zhong duan dian zu');
  });

  it('in a limited number of ways', () => {
    expect(cutsOf('xianxianxianxianxianxianxianxian').length).toBeLessThanOrEqual(4);
  });
});
