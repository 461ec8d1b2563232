import fc from 'fast-check';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {expect, it} from 'vitest';
import {nodesOf} from './nodes.ts';
import {replaceCodeSpans} from './code-spans.ts';

it.each([
  ['甲`乙`丙', '甲…丙'],
  ['``甲`乙``', '…'],
  ['`甲``乙`', '…'],
  ['`甲``乙', '`甲``乙'],
  ['```甲`', '```甲`'],
])('replaces the code spans of %j', (text, replaced) => {
  expect(replaceCodeSpans(text, () => '…')).toBe(replaced);
});

it('finds the code spans that micromark finds', () => {
  const text = fc
    .array(fc.constantFrom('`', '``', '```', 'a', 'b'), {maxLength: 12})
    .map((parts) => `x${parts.join('')}`);
  fc.assert(
    fc.property(text, (source) => {
      const spans: string[] = [];
      replaceCodeSpans(source, (span) => {
        spans.push(span);
        return span;
      });
      const expected = nodesOf(fromMarkdown(source), 'inlineCode').map(({position}) =>
        source.slice(position?.start.offset, position?.end.offset),
      );
      expect(spans).toEqual(expected);
    }),
  );
});

it('M22 a long row of backticks without an end takes no longer than its length', () => {
  const source = Array.from({length: 600}, (_, index) => '`'.repeat(index + 1)).join(' ');
  expect(replaceCodeSpans(source, () => '…')).toBe(source);
});
