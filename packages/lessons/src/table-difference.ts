import {isCell, isWhole, type Compared} from './compared.ts';
import {breakValue, placeOf, type LeafBlock} from './leaf-blocks.ts';
import {textOf, wordsOf} from './meaning.ts';
import {nameOf} from './names.ts';
import type {Pair} from './pairs.ts';
import {code, sentence} from './sentence.ts';
import {isHtml} from './text-difference.ts';

/** Why an answer has no table. */
export function noTable(found: readonly LeafBlock[]): string {
  const fact = '还没有表格';
  const lines = found.flatMap(({characters}) => [...textOf(characters).split('\n'), '']);
  const rows = lines.filter((line) => /[|｜]/u.test(line));
  const place = lines.findIndex((line) => isDelimiter(line));
  const delimiter = lines[place];
  if (rows.some((line) => line.includes('｜'))) {
    return sentence(fact, '竖线要用半角的 `|`，现在有全角的 `｜`');
  }
  const html = found.find(({type}) => type === 'html');
  if (html && rows.length === 0) {
    return isHtml(textOf(html.characters));
  }
  if (rows.length === 0) {
    return sentence(fact, '每一行的各格用半角的 `|` 隔开，表头下面要有一行 `| --- |`，每一列一格');
  }
  if (delimiter === undefined) {
    const isOneLine = rows.some((line) => /\|\s*:?-{3,}:?\s*\|/u.test(line));
    return sentence(
      fact,
      isOneLine ? '表格的每一行都要另起一行' : '表头下面要有一行 `| --- |`，每一列一格',
    );
  }
  const header = lines[place - 1];
  if (header === undefined || header.trim() === '') {
    const isApart = lines.slice(0, place).some((line) => line.includes('|'));
    return sentence(fact, isApart ? '表头和分隔行之间不能有空行' : '分隔行的上面要有表头');
  }
  const [head, cells] = [cellsOf(header), cellsOf(delimiter)];
  const strange = [...new Set(delimiter.match(/[^-|:\s]/gu))];
  if (strange.length > 0) {
    return sentence(
      fact,
      `分隔行只用半角的 \`-\`、\`:\` 和 \`|\`，现在有 ${strange.map(code).join(' ')}`,
    );
  }
  if (head.length !== cells.length) {
    return sentence(
      fact,
      `表头有 ${String(head.length)} 格，分隔行有 ${String(cells.length)} 格，要一样多`,
    );
  }
  return cells.every((cell) => /^:?-+:?$/u.test(cell))
    ? sentence(fact, '表格前面要有一个空行，行首不要缩进')
    : sentence(fact, '分隔行的每一格写 `---`，冒号只能在两头');
}

/** A line that was meant to part the header from the rows. */
function isDelimiter(line: string): boolean {
  return /[-—–－_＿─]/u.test(line) && /^[\s|:：\-—–－_＿─]+$/u.test(line);
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/gu, '')
    .split(/(?<!\\)\|/u)
    .map((cell) => cell.trim());
}

const alignments: Readonly<Record<string, string>> = {
  left: '左对齐',
  center: '居中',
  right: '右对齐',
  '': '不写对齐',
};

/** A cell that is elsewhere, or aligned otherwise. A place that another cell's fault explains is not named. */
export function cellDifference({wanted, found}: Pair, {unpaired, free}: Compared): string[] {
  const [want, have] = [placeOf(wanted), placeOf(found)];
  if (want.row === have.row && want.column === have.column) {
    return want.align === have.align
      ? []
      : [
          sentence(
            `表格第 ${String(want.column)} 列应当${alignments[want.align] ?? ''}，现在是${alignments[have.align] ?? ''}`,
          ),
        ];
  }
  const isNear = ({row}: {readonly row: number}, own: number) =>
    row === own || want.column === have.column;
  const isExplained =
    unpaired.some((cell) => isCell(cell) && isNear(placeOf(cell), want.row)) ||
    free.some((cell) => isCell(cell) && isNear(placeOf(cell), have.row));
  return isExplained
    ? []
    : [
        sentence(
          `${nameOf(wanted)}应当在表格第 ${String(want.row)} 行第 ${String(want.column)} 列，现在在第 ${String(have.row)} 行第 ${String(have.column)} 列`,
        ),
      ];
}

/** What became of a wanted cell that has no partner. A row or a column that lacks is named once. */
export function missingCell(cell: LeafBlock, text: Compared): string[] {
  const {wanted, found, free, unpaired} = text;
  const {row, column} = placeOf(cell);
  const words = wordsOf(cell);
  const outside = found.find(
    (other) => !isCell(other) && words !== '' && wordsOf(other).includes(words),
  );
  if (outside) {
    return isFirst(cell, unpaired)
      ? [sentence(`${nameOf(cell)}这一行不在表格里`, '表格中间不要空行')]
      : [];
  }
  if (free.some((other) => wordsOf(other) !== '' && words.startsWith(wordsOf(other)))) {
    const content = textOf(cell.characters);
    const how = content.includes('|')
      ? '格子里的竖线写成 `\\|`'
      : content.includes(breakValue)
        ? '一格里换行写 `<br>`'
        : '';
    return [sentence(`${nameOf(cell)}被拆开了，应当是一格`, how)];
  }
  const holder = found.find(
    (other) => words !== '' && wordsOf(other).includes(words) && !isWhole(other, text),
  );
  if (holder) {
    return [sentence(`${nameOf(cell)}应当自成一格`, '格与格之间写 `|`')];
  }
  const isLacking = (sameLine: (other: LeafBlock) => boolean) =>
    wanted
      .filter((other) => isCell(other) && sameLine(other))
      .every((other) => unpaired.includes(other));
  if (isLacking((other) => placeOf(other).row === row)) {
    return column === 1 ? [sentence(`表格还缺第 ${String(row)} 行${nameOf(cell)}`)] : [];
  }
  if (isLacking((other) => placeOf(other).column === column)) {
    return row === 1 ? [sentence(`表格还缺第 ${String(column)} 列${nameOf(cell)}`)] : [];
  }
  return [
    sentence(
      words === ''
        ? `表格还缺第 ${String(row)} 行第 ${String(column)} 格`
        : `还缺表格里的一格${nameOf(cell)}`,
    ),
  ];
}

/** Whether no earlier cell of the row lacks. */
function isFirst(cell: LeafBlock, unpaired: readonly LeafBlock[]): boolean {
  return (
    unpaired.find((other) => isCell(other) && placeOf(other).row === placeOf(cell).row) === cell
  );
}
