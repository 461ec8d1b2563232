import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import rehypeNowrapUnits from './rehype-nowrap-units';

const processor = unified().use(rehypeNowrapUnits);
const transformed = (html: string) =>
  toHtml(processor.runSync(fromHtml(html, {fragment: true})) as Root);

/** The parts of a text that stay on one line. */
const nowrap = (text: string) =>
  [...transformed(text).matchAll(/<span class="nowrap">([^<]*)<\/span>/g)].map(([, part]) => part);

describe('numbers and their units', () => {
  it.each([
    ['两端各接 120 Ω 电阻。', ['120 Ω']],
    ['速率 500 kbit/s，时钟 80 MHz', ['500 kbit/s', '80 MHz']],
    ['长 1–40 m，误差 ±0.5 ms', ['1–40 m', '±0.5 ms']],
    ['CAN_L 是 0.5～2.25 V', ['2.25 V']],
    ['1.5 V/ns、10 µs、1,200 px、20 °C', ['1.5 V/ns', '10 µs', '1,200 px', '20 °C']],
    ['文件 42 KB，内存 4 GiB', ['42 KB', '4 GiB']],
    ['597.7 × 336.2 mm', ['336.2 mm']],
  ])('stay on one line in %s', (text, expected) => {
    expect(nowrap(text)).toEqual(expected);
  });

  it.each([
    '共 12 个节点', // Chinese measure words are words
    '见第 3 Markdown 节',
    'USB 3 and 4 more',
    'RS485 V 与 CAN',
    'v1.2 MDX',
    '120Ω',
  ])('are not seen in %s', (text) => {
    expect(nowrap(text)).toEqual([]);
  });

  it('leave text and code as they are', () => {
    const html = '<p>接 120 Ω，<code>10 m</code></p><pre>5 V</pre><p>没有数</p>';
    expect(transformed(html).replace(/<\/?span[^>]*>/g, '')).toBe(html);
    expect(nowrap(html)).toEqual(['120 Ω']);
  });
});
