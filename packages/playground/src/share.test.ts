import {deflateSync} from 'fflate';
import {describe, expect, it} from 'vitest';
// The repository's rings and hostile texts, for all tests.
// eslint-disable-next-line import-x/no-relative-packages
import {outerIt} from '../../../tests/support/outer-it';
import {hashOfText, readHash, sharedHashLimit, sharedTextLimit} from './share.ts';

// Different characters from everywhere in the basic block, many of them rare.
const han136 = Array.from({length: 136}, (_, index) =>
  String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000)),
).join('');

/** This many Han characters in an order that does not compress. */
function disorder(length: number): string {
  let seed = 1;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647; // Park and Miller's generator
    return String.fromCodePoint(0x4e00 + (seed % 20_000));
  };
  return Array.from({length}, next).join('');
}

describe('a link to a text', () => {
  it.each([
    '',
    'a',
    '**真，**她',
    '# 标题\n\n- 甲\n- 乙\r\n\t缩进\0',
    '😀𠮷',
    han136,
    'x'.repeat(100_000),
  ])('gives the text back: %#', (text) => {
    expect(readHash(`#${hashOfText(text)}`)).toEqual({kind: 'text', text});
  });

  it('is short: 136 Han characters in at most 300', () => {
    const prose =
      '总线是一组导线，几个节点轮流在上面说话。差分信号用两根线的电压差表示一位，共模干扰同时加在两根线上，相减之后便消失了。' +
      '终端电阻让信号到了线尾不再反射回来；支线要短，否则反射会盖住采样点。屏蔽层只在一端接地，以免地环路里有电流流过，把噪声带进来。说完了，谢谢各位，我们再会。';
    expect(prose.slice(0, 136)).toMatch(/^[^]{136}$/);
    expect(hashOfText(prose.slice(0, 136))?.length).toBeLessThanOrEqual(300);
  });

  it('may be written by hand', () => {
    expect(readHash('#text=%23%20a%20%2B%20b')).toEqual({kind: 'text', text: '# a + b'});
  });

  it('may name an example', () => {
    expect(readHash('#example=commonmark/Raw%20HTML&engine=marked&gfm=false')).toEqual({
      kind: 'example',
      set: 'commonmark',
      key: 'Raw HTML',
      engine: 'marked',
      options: {gfm: 'false'},
    });
    expect(readHash('#example=gfm/198')).toEqual({kind: 'example', set: 'gfm', key: '198'});
    expect(readHash('#example=17')).toEqual({kind: 'damaged'});
  });

  it('is none for other hashes', () => {
    expect(readHash('')).toEqual({kind: 'none'});
    expect(readHash('#规则')).toEqual({kind: 'none'});
  });

  it('tells every damage of one character, and never throws', () => {
    for (const text of [
      '**真，**她说，这一段够长了。',
      'A longer text of ASCII, of ASCII, of ASCII.',
    ]) {
      const hash = hashOfText(text) ?? '';
      expect(hash).not.toBe('');
      for (let at = 2; at < hash.length; at += 1) {
        const damaged = hash.slice(0, at) + (hash[at] === 'A' ? 'B' : 'A') + hash.slice(at + 1);
        // Some bits of the last character belong to no byte. If only these differ, the text is intact.
        expect([{kind: 'damaged'}, {kind: 'too large'}, {kind: 'text', text}]).toContainEqual(
          readHash(damaged),
        );
        expect(readHash(hash.slice(0, at)).kind).toBe('damaged');
      }
    }
    expect(readHash('#z=***').kind).toBe('damaged');
    expect(readHash('#z=').kind).toBe('damaged');
    expect(readHash('#text=%E4%zz').kind).toBe('damaged');
    expect(readHash('#h=AAB').kind).toBe('damaged');
  });

  it('is not given to a text that is too large to be read back', () => {
    const text = 'x'.repeat(sharedTextLimit);
    expect(readHash(hashOfText(text) ?? '')).toEqual({kind: 'text', text});
    expect(hashOfText(`${text}x`)).toBeUndefined();
    expect(hashOfText('标'.repeat(sharedTextLimit / 3 + 1))).toBeUndefined();
  });

  outerIt('is not given where it would be longer than addresses may be', () => {
    const text = disorder(200_000);
    const hash = hashOfText(text) ?? '';
    expect(hash.length).toBeGreaterThan(sharedHashLimit / 2);
    expect(hash.length).toBeLessThanOrEqual(sharedHashLimit);
    expect(readHash(hash)).toEqual({kind: 'text', text});
    expect(hashOfText(disorder(400_000))).toBeUndefined();
  });

  it('tells a text that inflates beyond the limit', () => {
    const bomb = deflateSync(new Uint8Array(sharedTextLimit + 1), {level: 9});
    const hash = Buffer.from([0, 0, ...bomb]).toString('base64url');
    expect(readHash(`#z=${hash}`)).toEqual({kind: 'too large'});
    expect(readHash(`#text=${'a'.repeat(sharedTextLimit + 1)}`)).toEqual({kind: 'too large'});
  });
});
