import type {Root, Yaml} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {frontMatterOf, type FrontMatter} from './front-matter.ts';
import type {ParsedText} from '../rule.ts';

/**
 * Parses a text as CommonMark 0.31.2 with GFM. Front matter at its start becomes one `yaml` node, instead of
 * a thematic break and a heading. Throws a RangeError for thousands of nested blocks, and for a line of tens of thousands of marks.
 *
 * @param parse `parseGfm`, or a faster parser that gives the same trees
 */
export function parseText(source: string, parse: (source: string) => Root = parseGfm): ParsedText {
  checkMarks(source);
  const frontMatter = frontMatterOf(source);
  if (!frontMatter) {
    // Micromark drops one byte order mark without counting it. Other engines read it as a character.
    return {source, tree: parse(source.startsWith('\uFEFF') ? `\uFEFF${source}` : source)};
  }
  const {to} = frontMatter;
  const tree = parse(source.slice(0, to).replace(/[^\r\n]/g, ' ') + source.slice(to));
  return {source, tree: {...tree, children: [yaml(source, frontMatter), ...tree.children]}};
}

/** The parser's time can grow with the square of the marks in a line: to seconds with these, to minutes with ten times as many. */
const mostMarks = 20_000;

/** Thrown at a line whose marks would take the parser too long. */
export class TooManyMarksError extends RangeError {
  /** From 1 on. */
  readonly line: number;

  constructor(line: number, marks: number) {
    super(
      `line ${String(line)} has ${String(marks)} marks of Markdown. A line with more than ${String(mostMarks)} can take minutes, and is not read. Break the line, or leave the file out.`,
    );
    this.line = line;
  }
}

function checkMarks(source: string): void {
  if (source.length <= mostMarks) {
    return;
  }
  for (const [index, line] of source.split(/\r\n|[\r\n]/).entries()) {
    const marks = line.length > mostMarks ? (line.match(/[*_~`$[\]]/g)?.length ?? 0) : 0;
    if (marks > mostMarks) {
      throw new TooManyMarksError(index + 1, marks);
    }
  }
}

/** The tree of a text without front matter, by the reference parser of GFM. */
export function parseGfm(source: string): Root {
  return fromMarkdown(source, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
}

/** The node that remark-frontmatter makes. */
function yaml(source: string, {from, to, lines}: FrontMatter): Yaml {
  const [first, last] = [lines.at(0), lines.at(-1)];
  return {
    type: 'yaml',
    value: source.slice(first?.from ?? from, last?.to ?? from),
    position: {
      start: {line: 1, column: from + 1, offset: from},
      end: {line: lines.length + 2, column: 4, offset: to},
    },
  };
}
