import {highlightTree, tagHighlighter, tags} from '@lezer/highlight';
import {describe, expect, it} from 'vitest';
// The repository's rings and hostile texts, for all tests.
// eslint-disable-next-line import-x/no-relative-packages
import {pathological} from '../../../../../tests/fixtures/hostile/pathological';
import {markdown} from './language.ts';
import {depthLimit, lengthLimit} from './limits.ts';

const {parser} = markdown().language;

/** How many nodes contain each other, at most. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  parser.parse(text).iterate({
    enter: () => {
      depth += 1;
      deepest = Math.max(deepest, depth);
    },
    leave: () => {
      depth -= 1;
    },
  });
  return deepest;
}

/** The pieces of a text that are nodes of a name. */
function pieces(text: string, name: string): string[] {
  const found: string[] = [];
  parser.parse(text).iterate({
    enter: (node) => {
      if (node.name === name) {
        found.push(text.slice(node.from, node.to));
      }
    },
  });
  return found;
}

const highlighter = tagHighlighter([{tag: tags.quote, class: 'quote'}]);
const groups = Object.entries(pathological).flatMap(([group, generators]) =>
  Object.entries(generators).map(([name, generate]) => [group, name, generate] as const),
);

describe('limits of the highlighter', () => {
  // The shortest markup of a level is of three characters, as in `![![a]]`.
  const deepest = depthLimit + lengthLimit / 3;

  it.each(groups)('%s, %s: the tree stays shallow', (_group, _name, generate) => {
    for (const measure of [500, 10_000]) {
      const text = generate(measure);
      expect(depthOf(text)).toBeLessThan(deepest);
      expect(() => {
        highlightTree(parser.parse(text), highlighter, () => undefined);
      }).not.toThrow();
    }
  });

  it.each(['>', '> ', '- ', '1. ', '- > '])('%j: no more blocks within blocks', (marker) => {
    const most = depthLimit + 3; // the document, and what the last line to be read begins
    expect(depthOf(`${marker.repeat(2000)}a`)).toBeLessThanOrEqual(most);
    const lines = Array.from({length: 200}, (_, depth) => `${marker.repeat(depth)}a\n\n`);
    expect(depthOf(lines.join(''))).toBeLessThanOrEqual(most);
    const indented = Array.from({length: 200}, (_, depth) => `${'  '.repeat(depth)}- a\n`);
    expect(depthOf(indented.join(''))).toBeLessThanOrEqual(most);
  });

  it('reads on after a line that nests too deep', () => {
    expect(pieces(`${'>'.repeat(200)}**a**\n\n**b**`, 'StrongEmphasis')).toEqual(['**b**']);
    expect(pieces(`${'- '.repeat(20)}**a**`, 'StrongEmphasis')).toEqual(['**a**']);
  });

  it('finds no markup in a line or paragraph that is too long, and some in one that is not', () => {
    const long = 'a'.repeat(lengthLimit);
    const lines = 'a\n'.repeat(lengthLimit);
    expect(pieces(`${long}**b**\n\n**c**`, 'StrongEmphasis')).toEqual(['**c**']);
    expect(pieces(`${lines}**b**\n\n**c**`, 'StrongEmphasis')).toEqual(['**c**']);
    expect(pieces(`- ${long}`, 'ListItem')).toEqual([]);
    expect(pieces(`${long.slice(9)}**b**`, 'StrongEmphasis')).toEqual(['**b**']);
  });

  it('ends a paragraph where a table would look through a long line', () => {
    const text = `a\nb | c\n${' '.repeat(lengthLimit + 1)}d`;
    expect(pieces(text, 'Paragraph')[0]).toBe('a');
  });

  it.each(['[', '[a]: b "'])('ends what begins like a definition, but never ends: %j', (begin) => {
    const paragraphs = pieces(`${begin}${'c\n'.repeat(lengthLimit)}`, 'Paragraph');
    expect(paragraphs[0]?.length).toBeLessThanOrEqual(lengthLimit + 2);
    expect(paragraphs.length).toBeGreaterThan(1);
  });

  it('reads a long table to its end', () => {
    const table = `| a | b |\n| - | - |\n${'| c | d |\n'.repeat(lengthLimit)}`;
    expect(pieces(table, 'TableRow')).toHaveLength(lengthLimit);
  });
});
