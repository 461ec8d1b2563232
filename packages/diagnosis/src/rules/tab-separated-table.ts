import {paragraphTexts, type ParagraphText} from '../text/paragraph-lines.ts';
import type {RuleMatch, Rule} from '../rule.ts';
import {endingBefore} from '../text/block-edits.ts';
import {tables} from '../sections.ts';

const codeEnd = /[;{}]\s*(?:\/\/|$)/;

/** A cell in GFM's form, with unescaped pipes escaped. */
function cell(text: string): string {
  return text.trim().replace(/\\?\|/g, '\\|');
}

function toRow(cells: readonly string[]): string {
  return `| ${cells.map(cell).join(' | ')} |`;
}

function isTable(rows: readonly (readonly string[])[]): boolean {
  const columns = rows[0]?.length ?? 0;
  const filled = rows.filter((cells) => cells.filter((text) => text.trim() !== '').length > 1);
  return filled.length > 1 && rows.every(({length}) => length === columns);
}

/** Lines with the same number of inner tabs: cells from a spreadsheet. */
function findIn({ancestors, lines}: ParagraphText, source: string): RuleMatch[] {
  const isNested = ancestors.length > 1;
  const places = lines.map(({start, from, to}, index) => ({
    from: index === 0 || isNested ? from : start,
    to,
  }));
  const rows = places.map(({from, to}) => source.slice(from, to).split('\t'));
  const [first, second] = lines;
  const isCode = lines.some(({text, plain}) => !plain.includes('\t') || codeEnd.test(text));
  if (!first || !second || isCode || !isTable(rows)) {
    return [];
  }
  const prefix = isNested ? source.slice(second.start, second.from) : '';
  const delimiters = toRow((rows[0] ?? []).map(() => '---'));
  const edits = places.map(({from, to}, index) => {
    const below = index === 0 ? endingBefore(source, second.start) + prefix + delimiters : '';
    return {from, to, insert: toRow(rows[index] ?? []) + below};
  });
  return [{from: first.from, to: first.to, fix: {label: '改成表格', edits}}];
}

/** Cells pasted from a spreadsheet. */
export const tabSeparatedTable: Rule = {
  id: 'tab-separated-table',
  title: '从表格软件粘贴的格子连成一段',
  explanation:
    'Tab 不分隔格子：表格的每一行用 | 分格，第二行是分隔行（如 | --- | --- |），否则是一个段落，几行连在一起。',
  section: tables,
  severity: 'problem',
  find: (text) => paragraphTexts(text).flatMap((paragraph) => findIn(paragraph, text.source)),
};
