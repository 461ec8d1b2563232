import type {Element, Nodes, RootContent} from 'hast';
import {columnsOf} from '../../columns-of.ts';
import type {UnsupportedParts} from '../../document/unsupported.ts';
import {attribute, find, findAll, isElement, textContent} from '../../hast.ts';
import {addressOf, isItsAddress} from '../steps/links.ts';
import {fileOf} from '../steps/pictures.ts';
import {alignTable} from './table.ts';

const blockNames =
  /^(?:h[1-6]|p|ul|ol|li|pre|blockquote|table|hr|div|section|article|figure|figcaption|dl|dt|dd|center)$/;

const bullets = ['•', '◦', '▪'];

const raised: Readonly<Record<string, string>> = pairs('0123456789+-=()n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ');
const lowered: Readonly<Record<string, string>> = pairs('0123456789+-=()', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎');

function pairs(from: string, to: string): Record<string, string> {
  const signs = Array.from(to);
  return Object.fromEntries(Array.from(from).map((sign, index) => [sign, signs[index] ?? sign]));
}

/** The lines of a node's blocks, with an empty line between blocks. */
export function linesOf(
  parent: Extract<Nodes, {children: unknown}>,
  unsupported: UnsupportedParts,
): string[] {
  return blocksOf(parent, unsupported, 0).flatMap((lines, index) => [
    ...(index > 0 ? [''] : []),
    ...lines,
  ]);
}

/** The lines of each block; loose text between blocks is a block. */
function blocksOf(
  parent: Extract<Nodes, {children: unknown}>,
  unsupported: UnsupportedParts,
  depth: number,
): string[][] {
  const blocks: string[][] = [];
  let words: RootContent[] = [];
  const close = () => {
    const line = words
      .map((node) => inline(node, unsupported))
      .join('')
      .trim();
    if (line !== '') {
      blocks.push(line.split('\n').map((one) => one.replace(/^[ \t]+|(?<![ \t])[ \t]+$/g, '')));
    }
    words = [];
  };
  for (const node of parent.children as RootContent[]) {
    if (isElement(node) && blockNames.test(node.tagName)) {
      close();
      blocks.push(...block(node, unsupported, depth));
    } else {
      words.push(node);
    }
  }
  close();
  return blocks;
}

function block(node: Element, unsupported: UnsupportedParts, depth: number): string[][] {
  switch (node.tagName) {
    case 'ul':
    case 'ol':
      return [list(node, unsupported, depth)];
    case 'pre':
      return [textContent(node).replace(/\n$/, '').split('\n')];
    case 'blockquote':
      return [linesOf(node, unsupported).map((line) => `│ ${line}`.trimEnd())];
    case 'table':
      return [table(node, unsupported)];
    case 'hr':
      return [['————————']];
    case 'dd':
      return blocksOf(node, unsupported, depth).map((lines) => lines.map((line) => `  ${line}`));
    default:
      return blocksOf(node, unsupported, depth);
  }
}

function list(node: Element, unsupported: UnsupportedParts, depth: number): string[] {
  const start = Number(node.properties.start ?? 1);
  return node.children
    .filter((child) => isElement(child, 'li'))
    .flatMap((item, index) => {
      const [first = '', ...rest] = blocksOf(item, unsupported, depth + 1).flat();
      const box = /^[☑☐]/u.test(first);
      const sign = isElement(node, 'ol')
        ? `${String(start + index)}.`
        : (bullets[Math.min(depth, bullets.length - 1)] ?? '');
      const mark = box && !isElement(node, 'ol') ? '' : `${sign} `;
      // The other lines of an item align with its text.
      const indent = ' '.repeat(columnsOf(mark || '☐ '));
      return [mark + first, ...rest.map((line) => (line === '' ? '' : indent + line))];
    });
}

function table(node: Element, unsupported: UnsupportedParts): string[] {
  const rows = findAll(node, (one) => isElement(one, 'tr'));
  const alignments = (rows[0]?.children ?? [])
    .filter((cell) => isElement(cell, 'th', 'td'))
    .map((cell) => attribute(cell, 'align'))
    .map((align) => (align === 'right' || align === 'center' ? align : undefined));
  return alignTable(cells(rows, unsupported), alignments);
}

/** The texts of all cells. A merged cell is one with empty cells beside and below it. */
function cells(rows: readonly Element[], unsupported: UnsupportedParts): string[][] {
  const grid: string[][] = rows.map(() => []);
  rows.forEach((row, y) => {
    let x = 0;
    for (const cell of row.children.filter((child) => isElement(child, 'th', 'td'))) {
      while (grid[y]?.[x] !== undefined) {
        x += 1;
      }
      const [width, height] = [spanOf(cell, 'colSpan'), spanOf(cell, 'rowSpan')];
      if (width > 1 || height > 1) {
        unsupported.add('merged cells', '');
      }
      for (const line of grid.slice(y, y + height)) {
        for (let column = x; column < x + width; column += 1) {
          line[column] = '';
        }
      }
      const words = cell.children.map((child) => inline(child, unsupported)).join('');
      const line = grid[y];
      if (line) {
        line[x] = words.trim().replace(/(?<!\s)\s*\n\s*/g, ' / ');
      }
      x += width;
    }
  });
  return grid.map((row) => Array.from(row, (cell: string | undefined) => cell ?? ''));
}

/** HTML allows a cell at most 1,000 columns; more than a hundred would only fill memory. */
function spanOf(cell: Element, name: 'colSpan' | 'rowSpan'): number {
  const span = Number(cell.properties[name] ?? 1);
  return span >= 1 ? Math.min(span, 100) : 1;
}

function inline(node: Nodes, unsupported: UnsupportedParts): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (!('children' in node)) {
    return '';
  }
  const words = node.children.map((child) => inline(child, unsupported)).join('');
  if (!isElement(node)) {
    return words;
  }
  switch (node.tagName) {
    case 'br':
      return '\n';
    case 'img':
      return picture(node, unsupported);
    case 'a':
      return link(node, words);
    case 'del':
    case 's':
      unsupported.add('deletions', words);
      return words;
    case 'sup':
      return signs(words, raised);
    case 'sub':
      return signs(words, lowered);
    default:
      return words;
  }
}

function signs(words: string, table: Readonly<Record<string, string>>): string {
  const characters = Array.from(words);
  return characters.every((one) => table[one] !== undefined)
    ? characters.map((one) => table[one]).join('')
    : words;
}

function link(node: Element, words: string): string {
  const address = addressOf(node).replace(/^(?:mailto|tel):/i, '');
  const isPicture = find(node, (child) => isElement(child, 'img')) !== undefined;
  return address === '' || isPicture || isItsAddress(node) ? words : `${words}（${address}）`;
}

function picture(node: Element, unsupported: UnsupportedParts): string {
  const file = fileOf(node);
  unsupported.add('pictures', file);
  return `［图片：${attribute(node, 'alt') || file}］`;
}
