import {breakValue, cellPlace, isCell, plainText, type LeafBlock} from './blocks.ts';
import {isWhole, type Compared, type Pair} from './compared.ts';
import {beginning} from './excerpt.ts';
import type {Finding, NoTableReason} from './finding.ts';
import {wordsOf} from './meaning.ts';
import {htmlUsed} from './text-difference.ts';

/** Reports why an answer has no table. */
export function noTable(found: readonly LeafBlock[]): Finding {
  const lines = found.flatMap(({characters}) => [...plainText(characters).split('\n'), '']);
  const rows = lines.filter((line) => /[|｜]/u.test(line));
  const place = lines.findIndex((line) => isDelimiterRow(line));
  const delimiterRow = lines[place];
  if (rows.some((line) => line.includes('｜'))) {
    return tableMissing('full-width-pipes');
  }
  if (rows.length === 0) {
    const html = found.find(({type}) => type === 'html');
    return html ? htmlUsed(html.characters) : tableMissing('no-rows');
  }
  if (delimiterRow === undefined) {
    const isOneLine = rows.some((line) => /\|\s*:?-{3,}:?\s*\|/u.test(line));
    return tableMissing(isOneLine ? 'one-line' : 'no-delimiter-row');
  }
  const header = lines[place - 1];
  if (header === undefined || header.trim() === '') {
    const isApart = lines.slice(0, place).some((line) => line.includes('|'));
    return tableMissing(isApart ? 'blank-line-above-delimiter-row' : 'no-header');
  }
  const signs = [...new Set(delimiterRow.match(/[^-|:\s]/gu))];
  if (signs.length > 0) {
    return {rule: 'table-delimiter-characters', values: {signs}};
  }
  const cells = cellsOf(delimiterRow);
  const counts = {header: cellsOf(header).length, delimiter: cells.length};
  if (counts.header !== counts.delimiter) {
    return {rule: 'table-delimiter-count', values: counts};
  }
  const areValid = cells.every((cell) => /^:?-+:?$/u.test(cell));
  return tableMissing(areValid ? 'indented' : 'delimiter-cells');
}

function tableMissing(reason: NoTableReason): Finding {
  return {rule: 'table-missing', values: {reason}};
}

/** Whether a line was meant to separate the header from the rows. */
function isDelimiterRow(line: string): boolean {
  return /[-—–－_＿─]/u.test(line) && /^[\s|:：\-—–－_＿─]+$/u.test(line);
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/gu, '')
    .split(/(?<!\\)\|/u)
    .map((cell) => cell.trim());
}

/** Reports a cell in another place or with another alignment, unless another finding explains the place. */
export function cellDifference({wanted, found}: Pair, {unpaired, free}: Compared): Finding[] {
  const [want, have] = [cellPlace(wanted), cellPlace(found)];
  if (want.row === have.row && want.column === have.column) {
    const values = {column: want.column, expected: want.align, actual: have.align};
    return want.align === have.align ? [] : [{rule: 'column-alignment', values}];
  }
  const isNear = ({row}: {readonly row: number}, own: number) =>
    row === own || want.column === have.column;
  const isExplained =
    unpaired.some((cell) => isCell(cell) && isNear(cellPlace(cell), want.row)) ||
    free.some((cell) => isCell(cell) && isNear(cellPlace(cell), have.row));
  const values = {
    block: beginning(wanted),
    expected: {row: want.row, column: want.column},
    actual: {row: have.row, column: have.column},
  };
  return isExplained ? [] : [{rule: 'cell-misplaced', values}];
}

/** Reports a wanted cell without a counterpart. A missing row or column is reported once. */
export function missingCell(cell: LeafBlock, text: Compared): Finding[] {
  const {wanted, found, free, unpaired} = text;
  const {row, column} = cellPlace(cell);
  const [block, words] = [beginning(cell), wordsOf(cell)];
  const isOutside = found.some(
    (other) => !isCell(other) && words !== '' && wordsOf(other).includes(words),
  );
  if (isOutside) {
    const first = unpaired.find((other) => isCell(other) && cellPlace(other).row === row);
    return first === cell ? [{rule: 'row-outside', values: {block}}] : [];
  }
  if (free.some((other) => wordsOf(other) !== '' && words.startsWith(wordsOf(other)))) {
    return [{rule: 'cell-split', values: {block, by: splittingSign(plainText(cell.characters))}}];
  }
  const isJoined = found.some(
    (other) => words !== '' && wordsOf(other).includes(words) && !isWhole(other, text),
  );
  if (isJoined) {
    return [{rule: 'cell-joined', values: {block}}];
  }
  const areMissing = (isInLine: (other: LeafBlock) => boolean) =>
    wanted
      .filter((other) => isCell(other) && isInLine(other))
      .every((other) => unpaired.includes(other));
  if (areMissing((other) => cellPlace(other).row === row)) {
    return column === 1 ? [{rule: 'row-missing', values: {block, row}}] : [];
  }
  if (areMissing((other) => cellPlace(other).column === column)) {
    return row === 1 ? [{rule: 'column-missing', values: {block, column}}] : [];
  }
  return [
    words === ''
      ? {rule: 'cell-missing-empty', values: {row, column}}
      : {rule: 'cell-missing', values: {block}},
  ];
}

/** Returns the sign in a cell that splits it unless the answer escapes it. */
function splittingSign(content: string): 'pipe' | 'break' | undefined {
  if (content.includes('|')) {
    return 'pipe';
  }
  return content.includes(breakValue) ? 'break' : undefined;
}
