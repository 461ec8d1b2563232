import {GFM, parser, type InlineParser} from '@lezer/markdown';
import {markdownTable} from 'markdown-table';
import {columnsOf} from '@markdown-zh/convert/columns-of';
import {limits} from '../Editor/limits.ts';
import {lineEnd, lineStart} from './is-in-table.ts';
import {tableOf, type Alignment, type Table} from './model.ts';

/** A table in a text. */
export interface FoundTable {
  /** The range of its lines, without the prefix of the first line, in UTF-16 code units. */
  readonly from: number;
  readonly to: number;
  /** The text between its lines: a line ending, and the signs of its quotation or list. */
  readonly lineBreak: string;
  /** As GFM reads it: short rows are filled, and cells beyond the last column are not part of it. */
  readonly table: Table;
  /** The table with a column for each of these cells; undefined if there are none. */
  readonly whole: Table | undefined;
}

/** Skips inline content, because the marks inside cells do not matter here. */
const plainText: InlineParser = {name: 'PlainText', before: 'Escape', parse: ({end}) => end};

/** The parser of the editor's highlighting: micromark takes a second for 500 × 20 cells. */
const blocks = parser.configure([limits, GFM, {parseInline: [plainText]}]);

type SyntaxNode = ReturnType<typeof blocks.parse>['topNode'];

/** Parses without carriage returns, and without spaces after a last pipe: the parser does not take them for a delimiter row. */
function parse(source: string) {
  return blocks.parse(
    source.replaceAll('\r\n', ' \n').replace(/(?<!\\)\|([ \t]+)$/gm, '$1|'), // of the same length
  );
}

/** The GFM table whose lines contain an offset of the text. */
export function tableAt(source: string, offset: number): FoundTable | undefined {
  const [start, end] = [lineStart(source, offset), lineEnd(source, offset)];
  let found: FoundTable | undefined;
  parse(source).iterate({
    from: start,
    to: end,
    enter: ({name, node}) => {
      if (name === 'Table') {
        found = read(source, node);
      }
    },
  });
  return found && found.from <= end && found.to >= start ? found : undefined;
}

function read(source: string, table: SyntaxNode): FoundTable | undefined {
  const header = table.getChild('TableHeader');
  const delimiters = table.getChild('TableDelimiter');
  if (!header || !delimiters || isLazy(source, table, delimiters)) {
    return undefined;
  }
  const body = table.getChildren('TableRow');
  const end = body.findIndex((row) => isLazy(source, table, row));
  const lines = [header, ...body.slice(0, end === -1 ? body.length : end)];
  const rows = lines.map(({from, to}) => cellsOf(source.slice(from, to)));
  const align = cellsOf(source.slice(delimiters.from, delimiters.to)).map(alignmentOf);
  const isWhole = rows.every((row) => row.slice(align.length).every((cell) => cell === ''));
  const {from} = header;
  const text = source.slice(from, Math.max(delimiters.to, lines.at(-1)?.to ?? 0)).trimEnd();
  return {
    from,
    to: from + text.length,
    lineBreak: (text.includes('\r\n') ? '\r\n' : '\n') + prefixOf(source, delimiters),
    table: tableOf(rows, align, align.length),
    whole: isWhole ? undefined : tableOf(rows, align),
  };
}

/** The text before a row in its line. */
function prefixOf(source: string, {from}: SyntaxNode): string {
  return source.slice(lineStart(source, from), from);
}

/** Whether a row is outside the quotation or list of its table. This parser accepts it, as it does lines of a paragraph; GFM does not. */
function isLazy(source: string, table: SyntaxNode, row: SyntaxNode): boolean {
  const prefix = prefixOf(source, row).replaceAll('\t', '    ');
  let quotes = 0;
  let indentation = 0;
  for (let block = table.parent; block; block = block.parent) {
    const mark = block.name === 'ListItem' ? block.getChild('ListMark') : null;
    quotes += block.name === 'Blockquote' ? 1 : 0;
    indentation = Math.max(indentation, mark ? mark.to - lineStart(source, mark.from) + 1 : 0);
  }
  return prefix.length < indentation || prefix.split('>').length <= quotes;
}

/** The offset for a new block: after the block around this offset, or this offset if it is outside of all blocks. */
export function blockOffset(source: string, offset: number): number {
  let position = offset;
  parse(source)
    .topNode.cursor()
    .iterate(({name, from, to}) => {
      if (name === 'Document') {
        return true;
      }
      if (from <= offset && offset <= to) {
        position = to;
      }
      return false;
    });
  return position;
}

/** The Markdown of a block that replaces a range, with the empty lines that it needs there. */
export function asBlock(source: string, from: number, to: number, markdown: string): string {
  const above = /(?<!\n)\n*$/.exec(source.slice(0, from))?.[0].length ?? 0;
  const below = /^\n*/.exec(source.slice(to))?.[0].length ?? 0;
  const isLast = to + below === source.length;
  const before = from === above ? '' : '\n'.repeat(Math.max(0, 2 - above));
  return before + markdown + (isLast ? '' : '\n'.repeat(Math.max(0, 2 - below)));
}

/** The cells of a row. A pipe after a backslash belongs to its cell, even in code. */
function cellsOf(line: string): string[] {
  const row = line.trim().replace(/^\|/, '');
  const cells = [...row.matchAll(/((?:\\.?|[^\\|])*)(?:\||$)/gs)].map(([, cell = '']) => cell);
  return cells.slice(0, -1).map(readCell);
}

function alignmentOf(delimiter: string): Alignment {
  const [isLeft, isRight] = [delimiter.startsWith(':'), delimiter.endsWith(':')];
  return isLeft && isRight ? 'center' : isLeft ? 'left' : isRight ? 'right' : null;
}

function readCell(markdown: string): string {
  return markdown
    .trim()
    .replace(/\\([\\|])/g, (pair, character) => (character === '|' ? '|' : pair))
    .replaceAll('<br>', '\n');
}

function writeCell(cell: string): string {
  return cell
    .replace(/\r\n?|\n/g, '<br>')
    .trim()
    .replace(/\\[\\|]|\|/g, (sign) => (sign === '|' ? '\\|' : sign));
}

/** A longer cell does not widen its column: the padding of the others would be most of the text. */
const widest = 60;

/** Writes a table with columns of one width, two columns for a character of Chinese. */
export function writeTable({rows, align}: Table, lineBreak = '\n'): string {
  const written = markdownTable(
    rows.map((row) => row.map(writeCell)),
    {align: [...align], stringLength: (cell) => Math.min(columnsOf(cell), widest)},
  );
  return written.split('\n').join(lineBreak);
}
