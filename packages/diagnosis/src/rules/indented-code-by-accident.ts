import type {Code, Nodes, Parents} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {indentedCode} from '../sections.ts';
import {innerColumn, width} from '../text/columns.ts';
import {lineStart, quoteDepth, quoteMarkersLength} from '../text/paragraph-lines.ts';
import {linesOf, span} from '../text/spans.ts';
import {isDelimiterRow, isFramedRow} from '../text/table-row.ts';
import type {Edit} from '../edits.ts';
import type {RuleMatch, Rule} from '../rule.ts';

const proseStart = /^[\p{Script=Han}「『“‘《（]/u;
const proseMark = /[，。！？；]/;
const codeMark = /[{};=]|\/\/|\/\*|->|=>|[│├└┌─]/;
const heading = /^#{1,6} [\p{Script=Han}]/u;
const htmlTag = /^<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/i;
const listItem = /^(?:[-+*]|\d{1,2}[.)]) [\p{Script=Han}「《*]/u;
const yaml = /^- [^\s:]+:(?:\s|$)/;
const fence = /^(?:`{3,}|~{3,})[\w-]*$/;

/**
 * Whether a text is plainly not code. It is a heading, prose with Chinese punctuation (also below a heading), a Chinese list, a table, or a
 * pair of fences. HTML tags behind others and rows behind a table are not code either.
 *
 * @param above the types of the blocks above in the same container
 */
function isNoCode(lines: readonly string[], above: readonly string[]): boolean {
  const [first = '', last = ''] = [lines[0], lines.at(-1)];
  if (isTable(lines, above.at(-1)) || (above.includes('html') && htmlTag.test(first))) {
    return true;
  }
  if (fence.test(first)) {
    return lines.length > 1 && /^(?:`{3,}|~{3,})$/.test(last);
  }
  if (lines.some((line) => codeMark.test(line))) {
    return false;
  }
  return (
    isProse(lines) ||
    (lines.length === 1 && first.startsWith('##') && heading.test(first)) ||
    (first.startsWith('##') && heading.test(first) && isProse(lines.slice(1))) ||
    lines.every((line) => listItem.test(line) && !yaml.test(line))
  );
}

function isProse(lines: readonly string[]): boolean {
  return lines.every((line) => proseStart.test(line)) && lines.some((line) => proseMark.test(line));
}

function isTable(lines: readonly string[], above: string | undefined): boolean {
  const [first = '', second = ''] = lines;
  const isWhole = isFramedRow(first) && isDelimiterRow(second);
  return isWhole || (above === 'table' && lines.every((line) => isFramedRow(line)));
}

interface CodeLine {
  /** The start of the line's indentation, inside its block quotes. */
  readonly from: number;
  readonly to: number;
  readonly before: string;
  readonly text: string;
}

function linesIn(source: string, from: number, to: number, depth: number): CodeLine[] {
  const start = lineStart(source, from);
  return linesOf(source.slice(start, to)).flatMap((line, index) => {
    const begin = index === 0 ? from - start : quoteMarkersLength(line.text, depth);
    const content = line.text.slice(begin);
    const length = content.search(/\S/);
    const place = start + line.from + begin;
    return length < 0
      ? []
      : [
          {
            from: place,
            to: place + length,
            before: line.text.slice(0, begin),
            text: content.trim(),
          },
        ];
  });
}

/**
 * Replaces the indentation by that of the surrounding list item. Items and fences also keep their indentation
 * relative to each other.
 */
function dedent(source: string, lines: readonly CodeLine[], ancestors: readonly Nodes[]): Edit[] {
  const column = innerColumn(source, ancestors);
  const widths = lines.map(({before, from, to}) => width(before + source.slice(from, to)));
  const least = Math.min(...widths);
  const [first = ''] = [lines[0]?.text];
  const isFlat = proseStart.test(first) || /^[<|#]/.test(first);
  return lines.map(({from, to, before}, index) => {
    const nested = isFlat ? 0 : (widths[index] ?? 0) - least;
    const insert = ' '.repeat(Math.max(0, column - width(before)) + nested);
    return {from, to, insert};
  });
}

function toFinding(source: string, node: Code, ancestors: readonly Parents[]): RuleMatch[] {
  const place = span(node);
  if (!place || !/[ \t]/.test(source[place.from] ?? '')) {
    return [];
  }
  const lines = linesIn(source, place.from, place.to, quoteDepth(ancestors));
  const last = lines.at(-1);
  const siblings: readonly Nodes[] = ancestors.at(-1)?.children ?? [];
  const above = siblings.slice(0, siblings.indexOf(node)).map(({type}) => type);
  return last &&
    isNoCode(
      lines.map(({text}) => text),
      above,
    )
    ? [
        {
          from: place.from,
          to: last.to + last.text.length,
          fix: {label: '去掉缩进', edits: dedent(source, lines, ancestors)},
        },
      ]
    : [];
}

/** A paragraph, a table or HTML that begins with four spaces. */
export const indentedCodeByAccident: Rule = {
  id: 'indented-code-by-accident',
  title: '缩进让文字变成了代码',
  explanation:
    '空行之后，行首比所在的块多 4 个以上空格或一个 Tab，就是缩进代码块，里面的记号都不生效：去掉行首的空格。',
  section: indentedCode,
  severity: 'problem',
  find: ({source, tree}) => {
    const found: RuleMatch[] = [];
    visitParents(tree, 'code', (node, ancestors) => {
      found.push(...toFinding(source, node, ancestors));
    });
    return found;
  },
};
