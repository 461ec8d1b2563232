import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';
import {math, mathHtml} from 'micromark-extension-math';
import {describe, expect, it} from 'vitest';
// eslint-disable-next-line import-x/no-relative-packages
import {randomFrom} from '../../../../tests/support/random-texts';
import {boundedSyntax} from './index.ts';

const htmlExtensions = [gfmHtml(), mathHtml({throwOnError: false})];
const allowDangerousHtml = true;

function render(source: string): {readonly html: string; readonly bounds: readonly number[]} {
  const bounds: number[] = [];
  const extensions = boundedSyntax([gfm(), math()], {
    onBound: (_, offset) => bounds.push(offset),
  });
  return {html: micromark(source, {extensions, htmlExtensions, allowDangerousHtml}), bounds};
}

const unbounded = (source: string) =>
  micromark(source, {extensions: [gfm(), math()], htmlExtensions, allowDangerousHtml});

describe('F17 within the bounds', () => {
  it.each([
    '*a* **b** ~~c~~ `d` [e](f) ![g](h) <i> <http://a.b> $j$ _k_\n',
    '[a] ![a][] [b][a]\n\n[a]: c "d"\n',
    'a[^1]\n\n[^1]: b\n',
    '> - a\n>   1. b\n>\n> * * *\n\n- - c\n',
    '|a|b|\n|-|-|\n|*c*|`d`|\n',
    '[a https://b.c\n\n[a] https://b.c\n\n[a](b) www.c.d\n\n![a www.b.c] d@e.f\n\n[[a] www.b.c\n',
    `${'*a* '.repeat(499)}\n`,
    `${'*a* '.repeat(400)}\n\n`.repeat(5),
    `|a|\n|-|\n${'|*b*|\n'.repeat(2000)}`,
    `> ${'a\n'.repeat(500)}> - b\n${'c\n'.repeat(400)}`,
    `${' '.repeat(3)}${'>'.repeat(150)} a\n`,
  ])('a text is read as micromark reads it: %#', (source) => {
    expect(render(source)).toEqual({html: unbounded(source), bounds: []});
  });
});

it('F17 random texts are read as micromark reads them', () => {
  const random = randomFrom(1);
  const parts = ['*', '_', '~~', '`', '[', ']', '![', '](b)', '[^1]', '<b>', '<http://a.b>', '$'];
  parts.push(
    'a ',
    'b',
    ' ',
    '\n',
    '\n\n',
    '> ',
    '- ',
    '\\',
    'www.a.b ',
    'https://a.b/c ',
    'a@b.c ',
  );
  for (let text = 0; text < 1500; text += 1) {
    const length = 1 + random(25);
    const source = Array.from({length}, () => parts[random(parts.length)]).join('');
    const whole = `${source}\n\n[b]: c\n\n[^1]: d\n`;
    expect(render(whole), whole).toEqual({html: unbounded(whole), bounds: []});
  }
});

describe('F17 beyond the bounds', () => {
  it.each(['*a* ', '_a_ ', '~~a~~ ', '`a` ', '[a](b) ', '![a](b) ', '<b> ', '$a$ ', '[a][b] '])(
    'marks of a paragraph stay plain: %s',
    (part) => {
      const {html, bounds} = render(`a\n\n${part.repeat(3000)}\n\n*b*\n\n[b]: c\n`);
      expect(html).toContain('<em>b</em>');
      expect(
        html.split(part.trim().replace('<', '&lt;').replace('>', '&gt;')).length,
      ).toBeGreaterThan(1500);
      expect(bounds[0]).toBeGreaterThan(900);
    },
  );

  it.each(['a <![CDATA[', 'a <!-- ', 'a <?'])(
    'marks without an end stay plain once they have read enough: %s',
    (part) => {
      const {html, bounds} = render(`a\n\n${part.repeat(900)}\n\n*b*\n`);
      expect(html).toContain('<em>b</em>');
      expect(bounds[0]).toBeGreaterThan(50);
      expect(bounds[0]).toBeLessThan(part.length * 300);
    },
  );

  it('each sign of a run counts', () => {
    const {html, bounds} = render(`a${'*'.repeat(2000)}b${'*'.repeat(2000)}c\n\n*b*\n`);
    expect(html.split('<em>')).toHaveLength(2);
    expect(bounds).not.toEqual([]);
  });

  it('each paragraph and each cell has marks of its own', () => {
    const {bounds} = render(`${'*a* '.repeat(499)}\n\n|a|b|\n|-|-|\n|${'*a*'.repeat(499)}|*b*|\n`);
    expect(bounds).toEqual([]);
  });

  it.each([
    ['blockquote', '> '],
    ['li', '- '],
  ])('a paragraph ends that too many lines continue lazily: %s', (element, sign) => {
    const {html, bounds} = render(`${sign}${'a\n'.repeat(5000)}`);
    expect(bounds).toEqual([sign.length + 501 * 2]);
    expect(html.split(`<${element}>`)).toHaveLength(2);
    expect(html.split('a')).toHaveLength(5001 + element.split('a').length - 1);
    expect(html.indexOf(`</${element}>`)).toBeLessThan(html.length / 5);
  });

  it.each(['>', '- ', '1. ', '> - '])('what begins far to the right is text: %s', (sign) => {
    const {html} = render(`a\n\n${sign.repeat(10_000)}a\n`);
    expect(html.match(/<(?:blockquote|ul|ol)/g)?.length).toBeLessThanOrEqual(200);
    expect(html.split(sign.trim().replace('>', '&gt;')).length).toBeGreaterThan(9000);
  });
});
