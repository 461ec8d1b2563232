import {toHtml} from 'hast-util-to-html';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toHast} from 'mdast-util-to-hast';
import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';
import {describe, expect, it} from 'vitest';
import {allowanceOf, boundedHandlers, boundedReferences, boundedTables} from './index.ts';

/** The HTML of both ways: micromark's own, and mdast-util-to-hast's. */
const ways = {
  micromark(source: string, length = source.length) {
    const allowance = allowanceOf(length);
    return micromark(source, {
      extensions: [gfm(), boundedReferences(allowance)],
      htmlExtensions: [gfmHtml(), boundedTables(allowance)],
    });
  },
  'mdast-util-to-hast': (source: string, length = source.length) =>
    toHtml(
      toHast(fromMarkdown(source, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]}), {
        handlers: boundedHandlers(allowanceOf(length)),
      }),
    ),
};

const count = (html: string, part: string) => html.split(part).length - 1;

/** References to one definition of `size` characters. */
const references = (number: number, size: number) =>
  `[a]: /${'x'.repeat(size - 1)}\n\n${'[a] '.repeat(number)}\n`;

/** A table of columns, and of rows without cells. */
const rows = (columns: number, number: number) =>
  `|${'a|'.repeat(columns)}\n|${'-|'.repeat(columns)}\n${'|\n'.repeat(number)}`;

describe.each(Object.entries(ways))('F17 by %s', (_, render) => {
  it('references beyond the allowance stay text', () => {
    const html = render(references(50, 10_000));
    // A definition also has its label in micromark.
    expect([9, 10]).toContain(count(html, '<a href'));
    expect(count(html, '[a]')).toBe(50 - count(html, '<a href'));
  });

  it('each of many references to short definitions is a link', () => {
    expect(count(render(references(5000, 10)), '<a href')).toBe(5000);
  });

  it('a long text may repeat its own length', () => {
    const text = `${references(30, 10_000)}\n${'字'.repeat(250_000)}`;
    expect(count(render(text), '<a href')).toBeGreaterThan(20);
  });

  it('pictures count as links do, and addresses in the text do not', () => {
    const long = `/${'x'.repeat(60_000)}`;
    expect(count(render(`[a]: ${long}\n\n![a] ![b][a]\n`), '<img')).toBe(1);
    expect(count(render(`[a](${long}) [b](${long})\n`), '<a href')).toBe(2);
  });

  it('full and collapsed references count, and the first definition of a label is theirs', () => {
    const html = render(`[a]: /${'x'.repeat(60_000)}\n[a]: /b\n[b]: /b\n\n[c][a] [a][] [d][b]\n`);
    expect(html.match(/href="\/(?:x{3}|b)/g)).toEqual(['href="/xxx', 'href="/b']);
  });

  it('rows beyond the allowance stay short', () => {
    const html = render(rows(500, 500));
    expect(count(html, '<td')).toBe(20 * 500 + 480); // each row has a cell of its own
    expect(count(html, '<tr')).toBe(501);
  });

  it('rows within it are filled', () => {
    expect(count(render(rows(10, 100)), '<td')).toBe(1000);
  });
});

it('F17 both ways are those of the specification where nothing is cut', () => {
  for (const source of [
    '[a]: b\n\n[a] [a][] [c][a] [d]\n',
    '|a|b|\n|-|-|\n|c|\n',
    '- [x] a\n- b\n',
  ]) {
    expect(ways.micromark(source)).toBe(
      micromark(source, {extensions: [gfm()], htmlExtensions: [gfmHtml()]}),
    );
  }
});
