import {paragraphTexts} from '../text/paragraph-lines.ts';
import type {RuleMatch, ParsedText, Rule} from '../rule.ts';
import {tables} from '../sections.ts';
import {cellsOf, isDelimiterRow, pipesIn, pipesInCode} from '../text/table-row.ts';
import {tableRows} from '../text/table-rows.ts';

/** A row with more cells than the header, mostly because of a pipe in its code. Engines drop the extra cells. */
export const tableExtraCells: Rule = {
  id: 'table-extra-cells',
  title: '这一行的格子太多',
  explanation:
    '先按每个没有转义的 `|` 分格，再看行内代码，比表头多出的格子会被丢掉：文字里的竖线写成 `\\|`，在行内代码里也要写反斜杠。',
  section: tables,
  severity: 'problem',
  // MkDocs: in Python-Markdown a bar in code does not end a cell (run with 3.4.1).
  renderedOn: ['mkdocs'],
  yieldsTo: ['table-cell-break'],
  find: (text) => [...brokenHeaders(text), ...longRows(text)].sort((a, b) => a.from - b.from),
};

/** Headers with pipes in their code. Their delimiter row does not fit, so there is no table at all. */
function brokenHeaders(text: ParsedText): RuleMatch[] {
  return paragraphTexts(text).flatMap(({lines}) =>
    lines.flatMap((line, index) => {
      const delimiter = lines[index + 1]?.text ?? '';
      const isBroken =
        isDelimiterRow(delimiter) &&
        cellsOf(line.text).length > cellsOf(delimiter).length &&
        pipesInCode(line.text).length > 0;
      return isBroken ? [finding(line.text, line.from)] : [];
    }),
  );
}

function longRows(text: ParsedText): RuleMatch[] {
  return tableRows(text)
    .flat()
    .filter(({cells, columns}) => cells.slice(columns).includes(true))
    .map((row) =>
      pipesInCode(row.text).length > 0
        ? finding(row.text, row.from)
        : rest(row.text, row.columns, row.from),
    );
}

/** Marks the row. */
function finding(text: string, start: number): RuleMatch {
  const edits = pipesInCode(text).map((at) => ({from: start + at, to: start + at, insert: '\\'}));
  return {from: start, to: start + text.length, fix: {label: '给代码里的竖线加反斜杠', edits}};
}

/** Marks the dropped text: from the pipe after the last remaining cell. */
function rest(text: string, columns: number, start: number): RuleMatch {
  const pipes = pipesIn(text);
  const isFramed = text.trimStart().startsWith('|');
  const from = pipes[isFramed ? columns : columns - 1] ?? 0;
  return {from: start + from, to: start + text.length};
}
