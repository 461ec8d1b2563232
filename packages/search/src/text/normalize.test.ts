import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {normalize, normalizedText} from './normalize.ts';

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

  it('maps offsets back to the original text', () => {
    const characters = Array.from('aZ9 ，。終端ＲＳ４８５ﬁΩ①İ𠮷😀\u0301\nẞ々');
    const texts = fc.string({unit: fc.constantFrom(...characters), maxLength: 20});
    fc.assert(
      fc.property(texts, (text) => {
        const {text: normal, originOf} = normalize(text, simplified);
        let [at, origin] = [0, 0];
        for (const character of text) {
          expect(originOf(at)).toBe(origin);
          const alone = normalizedText(character, simplified);
          expect(normal.slice(at, at + alone.length)).toBe(alone);
          at += alone.length;
          origin += character.length;
        }
        expect(at).toBe(normal.length);
        expect(originOf(at)).toBe(text.length);
      }),
      {numRuns: 300},
    );
  });

  it('stays the same if no traditional character is known', () => {
    expect(normalizedText('終', new Map())).toBe('終');
  });
});
