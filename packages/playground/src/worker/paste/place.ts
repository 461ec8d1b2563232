import {parseText} from '@markdown-zh/diagnosis';
import {boundedSyntax} from '@markdown-zh/diagnosis/bounds';
import type {Nodes, Parents, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {mathFromMarkdown} from 'mdast-util-math';
import {gfm} from 'micromark-extension-gfm';
import {math} from 'micromark-extension-math';

/** The kinds of text that have room at a caret. */
export type Place =
  /** Code, formulas, HTML: any lines as they are, each behind the prefix of what contains them. */
  | {readonly kind: 'verbatim'; readonly prefix: string}
  /** An address, a field of front matter, code in a line: one line as it is. */
  | {readonly kind: 'plain line'}
  /** A heading or a cell: one line with marks. */
  | {readonly kind: 'line'; readonly isCell: boolean}
  /** Paragraphs: any blocks, each line behind the prefix of the quotations and lists around them. */
  | {
      readonly kind: 'blocks';
      readonly prefix: string;
      readonly isInList: boolean;
      /** The sign of an empty list item before the caret, with its spaces. */
      readonly emptyItem: string;
    };

/** Finds out what an offset of a text takes, in UTF-16 code units. */
export function placeAt(source: string, offset: number): Place {
  const before = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  const isAtEnd = before.trim() !== '' && lineAfter(source, offset).trim() === '';
  const spaces = isAtEnd ? before.length - before.trimEnd().length : 0; // outside of all nodes
  const path = pathTo(parseText(source, parse).tree, source, offset - spaces);
  const inner = path.at(-1);
  const has = (...types: readonly Nodes['type'][]) => path.some(({type}) => types.includes(type));
  const isInList = has('listItem', 'footnoteDefinition');
  const containers = containersOf(before, isInList);
  const prefix = containers.replace(/[^\s>]/g, ' ');
  if (has('inlineCode', 'inlineMath') || isInAddress(path, source, offset, before)) {
    return {kind: 'plain line'};
  }
  if (has('table', 'heading')) {
    return {kind: 'line', isCell: has('table')};
  }
  switch (inner?.type) {
    case 'yaml':
      return before.trim() === '' ? {kind: 'verbatim', prefix: ''} : {kind: 'plain line'};
    case 'code':
    case 'math':
      return isFence(before.slice(containers.length))
        ? {kind: 'plain line'} // the language of code
        : {kind: 'verbatim', prefix: /^[ \t>]*/.exec(before)?.[0] ?? ''};
    case 'html':
      return {kind: 'verbatim', prefix};
    default: {
      const [sign = ''] = /(?:[-*+]|\d{1,9}[.)])[ \t]+$/.exec(containers) ?? [];
      const isEmpty = before === containers && lineAfter(source, offset).trim() === '';
      return {kind: 'blocks', prefix, isInList, emptyItem: isEmpty ? sign : ''};
    }
  }
}

function parse(source: string): Root {
  return fromMarkdown(source, {
    extensions: boundedSyntax([gfm(), math()]),
    mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
  });
}

/** The nodes around an offset, from the outside. */
function pathTo(root: Root, source: string, offset: number): Nodes[] {
  const path: Nodes[] = [];
  let children: readonly Nodes[] = root.children;
  for (;;) {
    const next = children.find((node) => contains(node, source, offset));
    if (!next) {
      return path;
    }
    path.push(next);
    children = (next as Partial<Parents>).children ?? [];
  }
}

/** Blocks that have their edges, too: a text that is typed there belongs to them. */
const open = new Set<Nodes['type']>([
  ...(['blockquote', 'heading', 'list', 'listItem', 'footnoteDefinition'] as const),
  ...(['definition', 'paragraph', 'table', 'tableRow', 'tableCell'] as const),
]);

function contains({type, position}: Nodes, source: string, offset: number): boolean {
  const {start, end} = position ?? {};
  const [from = 0, to = 0] = [start?.offset, end?.offset];
  if (offset < from || offset > to) {
    return false;
  }
  const isInside = from < offset && offset < to;
  return (
    isInside ||
    open.has(type) ||
    (offset === to && (type === 'code' || type === 'math') && !isClosed(source.slice(from, to)))
  );
}

function isFence(line: string): boolean {
  return /^\s*(?:`{3}|~{3}|\${2})/.test(line);
}

/** Whether code or a formula has a line that ends it. Code without fences has none. */
function isClosed(block: string): boolean {
  const [first = '', ...lines] = block.split('\n');
  return isFence(first) && /^[ \t>]*(?:`{3,}|~{3,}|\${2,})[ \t]*$/.test(lines.at(-1) ?? '');
}

/** Whether an offset is in the address of a link, a picture, a definition or a tag, or where one begins. */
function isInAddress(
  path: readonly Nodes[],
  source: string,
  offset: number,
  before: string,
): boolean {
  const inner = path.findLast(({type}) => /^(?:definition|html|image|link)$/.test(type));
  const from = inner?.position?.start.offset ?? 0;
  const text = source.slice(from, offset);
  switch (inner?.type) {
    case 'image':
    case 'link':
      return !/^!?\[/.test(text) || text.includes('](');
    case 'definition':
      return text.includes(']:');
    case 'html':
      return /<[^<>]*$/.test(text) && inner.position?.start.line === inner.position?.end.line;
    default:
      return /\]\([^()\s]*$/.test(before) || /^\s*\[(?!\^)[^\]]+\]:\s*\S*$/.test(before);
  }
}

/** The signs of quotations and lists, and the indentation in lists, at the start of a line. */
function containersOf(before: string, isInList: boolean): string {
  const pattern = isInList
    ? /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*[ \t]*/
    : /^(?: {0,3}>)*[ \t]?/;
  return pattern.exec(before)?.[0] ?? '';
}

export function lineAfter(source: string, offset: number): string {
  const end = source.indexOf('\n', offset);
  return source.slice(offset, end < 0 ? source.length : end);
}
