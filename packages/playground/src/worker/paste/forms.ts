import type {Nodes, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {parseGfm} from '@markdown-zh/diagnosis';
import {pastedTable} from '../table/index.ts';
import {lineAfter, placeAt, type Place} from './place.ts';

/** An edit that writes a paste into a text. */
interface PasteEdit {
  /** How many characters before the paste it replaces. */
  readonly back: number;
  readonly insert: string;
}

/** The ways to write a paste. */
export interface PasteForms {
  readonly plain: PasteEdit;
  /** With its formatting, unless there is none, or no room for it. */
  readonly markdown?: PasteEdit;
  /** As a table, if it is CSV or cells of a spreadsheet, and there is room for blocks. */
  readonly table?: PasteEdit;
  /** As code and as a quotation, where there is room for blocks. */
  readonly code?: PasteEdit;
  readonly quotation?: PasteEdit;
}

/** Longer texts are not offered as code or quotations, in UTF-16 code units: all of them would have to be read. */
const longest = 100_000;

/** The start of a line in which text takes no form of its own, or is in code, where lines stay as they are. */
const ordinary = /^(?:[^\s>#|`$[<*+\d-][^|`$[<]*)?$/;

/**
 * The forms of a paste that suit its place in a text. Lines are joined, put behind the signs of quotations and lists, or set off by empty
 * lines.
 *
 * @param from where the paste begins, in UTF-16 code units
 * @param to the end of the text that it replaces
 * @param plain the clipboard's text
 * @param markdown the text with its formatting; undefined if it has none
 */
export function pasteForms(
  source: string,
  from: number,
  to: number,
  plain: string,
  markdown: string | undefined,
): PasteForms {
  const lines = plain.replace(/\r\n?/g, '\n');
  const before = source.slice(source.lastIndexOf('\n', from - 1) + 1, from);
  const place: Place =
    markdown === undefined && ordinary.test(before)
      ? {kind: 'blocks', prefix: '', isInList: false, emptyItem: ''}
      : placeAt(source, from);
  switch (place.kind) {
    case 'verbatim':
      return {plain: edit(prefixed(lines, place.prefix))};
    case 'plain line':
      return {plain: edit(joined(lines.split('\n'), ' '))};
    case 'line': {
      const separator = place.isCell ? '<br>' : ' ';
      const fit = (parts: readonly string[]) => {
        const line = joined(parts, separator);
        return edit(place.isCell ? line.replace(/(?<!\\)\|/g, '\\|') : line);
      };
      return {
        plain: fit(lines.split('\n')),
        ...(markdown !== undefined && {markdown: fit(lineParts(markdown))}),
      };
    }
    case 'blocks': {
      const write = (text: string) => blockEdit(source, from, to, place, text);
      const table = markdown === undefined ? pastedTable(lines) : undefined;
      return {
        plain: edit(needsPrefix(lines) ? prefixed(lines, place.prefix) : lines),
        ...(markdown !== undefined && {markdown: write(markdown.trimEnd())}),
        ...(table !== undefined && {table: write(table)}),
        ...(lines.length <= longest && {
          code: write(fenced(lines.trimEnd())),
          quotation: write(prefixed(`> ${(markdown ?? lines).trimEnd()}`, '> ')),
        }),
      };
    }
  }
}

function edit(insert: string, back = 0): PasteEdit {
  return {back, insert};
}

/** Lines, each but the first behind a prefix. */
function prefixed(lines: string, prefix: string): string {
  return lines.replace(/\n(?=([^\n]?))/g, (_, next: string) =>
    next === '' || next === '\n' ? `\n${prefix.trimEnd()}` : `\n${prefix}`,
  );
}

function joined(lines: readonly string[], separator: string): string {
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(separator);
}

/** Whether no line of a text but the first has a sign of a quotation or list. Then the Markdown was not written for its place. */
function needsPrefix(lines: string): boolean {
  const [, ...rest] = lines.split('\n');
  return !rest.some((line) => /^\s*(?:>|[-*+]\s|\d{1,9}[.)]\s)/.test(line));
}

/** Code between fences that are longer than any in it. */
function fenced(code: string): string {
  const runs = code.match(/`{3,}/g) ?? [];
  const fence = '`'.repeat(Math.max(2, ...runs.map(({length}) => length)) + 1);
  return `${fence}\n${code}\n${fence}`;
}

/** The paragraphs, items, rows and lines of Markdown without the signs of blocks, for a place with one line. */
function lineParts(markdown: string): string[] {
  const source = (node: Nodes) =>
    markdown.slice(node.position?.start.offset, node.position?.end.offset);
  const read = (node: RootContent): string[] => {
    switch (node.type) {
      case 'paragraph':
      case 'heading': {
        const [first, last] = [node.children.at(0), node.children.at(-1)];
        const text = markdown.slice(first?.position?.start.offset, last?.position?.end.offset);
        return first ? text.split('\n').map((line) => line.replace(/\\$/, '')) : [];
      }
      case 'code':
        return node.value.split('\n').map((line) => (line.trim() === '' ? '' : codeSpan(line)));
      case 'tableRow':
        return [node.children.map((cell) => toString(cell)).join(' ')];
      case 'blockquote':
      case 'list':
      case 'listItem':
      case 'table':
      case 'footnoteDefinition':
        return node.children.flatMap(read);
      case 'thematicBreak':
        return [];
      default:
        return source(node).split('\n');
    }
  };
  return parseGfm(markdown).children.flatMap(read);
}

function codeSpan(code: string): string {
  const runs = (code.match(/`+/g) ?? []).map(({length}) => length);
  const fence = '`'.repeat(
    Array.from({length: runs.length + 1}, (_, at) => at + 1).find(
      (length) => !runs.includes(length),
    ) ?? 1,
  );
  const space = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
  return `${fence}${space}${code}${space}${fence}`;
}

/** Markdown between the blocks of a text. Its first and its last paragraph join the text of the line. */
function blockEdit(
  source: string,
  from: number,
  to: number,
  {prefix, isInList, emptyItem}: Extract<Place, {kind: 'blocks'}>,
  markdown: string,
): PasteEdit {
  const {children} = parseGfm(markdown);
  const [first, last] = [children.at(0)?.type, children.at(-1)?.type];
  if (first === 'paragraph' && children.length === 1) {
    return edit(prefixed(markdown, prefix));
  }
  if (first === 'list' && emptyItem !== '') {
    // Items take the place of the empty one.
    return edit(
      prefixed(markdown, prefix.slice(0, prefix.length - emptyItem.length)),
      emptyItem.length,
    );
  }
  const lineStart = source.lastIndexOf('\n', from - 1) + 1;
  const before = source.slice(lineStart, from);
  const lineEnd = to + lineAfter(source, to).length;
  const isEmpty = (line: string | undefined) => line === undefined || /^[\s>]*$/.test(line);
  const lineBefore = source
    .slice(0, Math.max(0, lineStart - 1))
    .split('\n')
    .at(-1);
  const nextLine = lineEnd < source.length ? lineAfter(source, lineEnd + 1) : undefined;
  const newLine = `\n${prefix}`;
  const emptyLine = `\n${prefix.trimEnd()}`;
  const isLineStart = isEmpty(before) || emptyItem !== '';
  const isNested = first === 'list' && isInList;
  const isAfterText = !isLineStart && first !== 'paragraph';
  const isAfterLine = isLineStart && emptyItem === '' && lineStart > 0 && !isEmpty(lineBefore);
  const lead = isAfterText ? `${isNested ? '' : emptyLine}${newLine}` : isAfterLine ? newLine : '';
  const after = source.slice(to, lineEnd);
  const tail =
    after.trim() !== ''
      ? last === 'paragraph'
        ? ''
        : `${emptyLine}${newLine}`
      : isEmpty(nextLine) || isNested
        ? ''
        : emptyLine;
  return edit(lead + prefixed(markdown, prefix) + tail);
}
