import {paragraphTexts} from '../text/paragraph-lines.ts';
import type {RuleMatch, ParsedText, Rule} from '../rule.ts';
import {tables} from '../sections.ts';
import {
  cellsOf,
  isDelimiterRow,
  isFramedRow,
  repairedDelimiterRow,
  widePipesIn,
  withPipes,
} from '../text/table-row.ts';
import {tableRows} from '../text/table-rows.ts';

interface Row {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** `｜甲｜乙｜`: full-width pipes, in a table that engines do not read or in a single row of one. */
export const tableFullwidthPipe: Rule = {
  id: 'table-fullwidth-pipe',
  title: '表格的竖线是全角',
  explanation: '表格只按半角的竖线 `|` 分格，全角的「｜」是普通文字：换成半角竖线。',
  section: tables,
  severity: 'problem',
  find: (text) => [...brokenTables(text), ...brokenRows(text)].sort((a, b) => a.from - b.from),
};

function brokenTables(text: ParsedText): RuleMatch[] {
  return paragraphTexts(text).flatMap(({lines}) =>
    lines.some((line) => line.text.includes('｜')) ? runsOfRows(lines).flatMap(finding) : [],
  );
}

/** Consecutive lines with pipes of either kind. */
function runsOfRows(lines: readonly Row[]): Row[][] {
  const runs: Row[][] = [[]];
  for (const line of lines) {
    if (/[|｜]/.test(line.text)) {
      runs.at(-1)?.push(line);
    } else {
      runs.push([]);
    }
  }
  return runs.map(meantTable);
}

/** The rows from the header on. Without a delimiter row, only lines that begin and end with full-width pipes count. */
function meantTable(run: readonly Row[]): Row[] {
  const delimiter = run.findIndex(({text}, index) => {
    const row = withPipes(text);
    const repaired = isDelimiterRow(row) ? row : repairedDelimiterRow(row);
    const header = cellsOf(withPipes(run[index - 1]?.text ?? ''));
    return repaired !== undefined && header.length === cellsOf(repaired).length;
  });
  if (delimiter > 0) {
    return run.slice(delimiter - 1);
  }
  const framed = run.filter(({text}) => /^｜.*｜\s*$/.test(text) && isFramedRow(withPipes(text)));
  return framed.length > 1 && framed.length === run.length ? framed : [];
}

function brokenRows(text: ParsedText): RuleMatch[] {
  return tableRows(text)
    .flat()
    .filter((row) => {
      const meant = withPipes(row.text);
      return (
        row.cells.length < row.columns &&
        isFramedRow(meant) &&
        cellsOf(meant).length === row.columns
      );
    })
    .flatMap((row) => finding([row]));
}

function finding(rows: readonly Row[]): RuleMatch[] {
  const edits = rows.flatMap(({text, from}) =>
    widePipesIn(text).map((at) => ({from: from + at, to: from + at + 1, insert: '|'})),
  );
  const [first, last] = [rows.at(0), rows.at(-1)];
  return first && last && edits.length > 0
    ? [{from: first.from, to: last.to, fix: {label: '换成半角竖线', edits}}]
    : [];
}
