import {describe, expect, it} from 'vitest';
import {randomFrom} from '../incremental-markdown/random-texts';
import {normalize, normalizedText} from './normalize';

const simplified = new Map([
  ['終', '终'],
  ['電', '电'],
]);

describe('a text to be compared', () => {
  it.each([
    ['ＲＳ－４８５', 'rs-485'],
    ['終端電阻', '终端电阻'],
    ['Ω ℃ ﬁ ①', 'ω °c fi 1'],
    ['ｶﾀｶﾅ', 'カタカナ'],
    ['𠮷 😀', '𠮷 😀'],
    ['İ', 'i̇'],
  ])('%j is %j', (text, expected) => {
    expect(normalizedText(text, simplified)).toBe(expected);
  });

  it('is the same with places', () => {
    const characters = Array.from('aZ9 ，。終端ＲＳ４８５ﬁΩ①İ𠮷😀\u0301\nẞ々');
    for (let seed = 0; seed < 300; seed++) {
      const random = randomFrom(seed);
      const length = random(20);
      const text = Array.from({length}, () => characters[random(characters.length)]).join('');
      const {text: normal, offsets} = normalize(text, simplified);
      expect(normal).toBe(normalizedText(text, simplified));
      expect(offsets).toHaveLength(normal.length + 1);
      expect(offsets.at(-1)).toBe(text.length);
    }
  });

  it('is as it was where no traditional character is known', () => {
    expect(normalizedText('終', new Map())).toBe('終');
  });
});
