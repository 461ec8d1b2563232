import type {Code, Nodes} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {indentedCode} from '../sections/block.ts';
import {innerColumn, width} from '../text/columns.ts';
import {lineStart, quoteDepth, quoteMarkersLength} from '../text/paragraph-lines.ts';
import {linesOf, span} from '../text/places.ts';
import type {Edit, Finding, Rule} from '../rule.ts';

const proseStart = /^[\p{Script=Han}「『“‘《（]/u;
const proseMark = /[，。！？；]/;
const codeMark = /[{};=]|\/\/|\/\*|->|=>|[│├└┌─]/;
const heading = /^#{2,6} [\p{Script=Han}]/u;
const listItem = /^(?:[-+*]|\d{1,2}[.)]) [\p{Script=Han}「《*]/u;
const yaml = /^- [^\s:]+:(?:\s|$)/;
const fence = /^(?:`{3,}|~{3,})[\w-]*$/;

/** Text that is plainly not code: prose with Chinese punctuation, a heading, a Chinese list, or a pair of fences. */
function isNoCode(lines: readonly string[]): boolean {
  const [first = '', last = ''] = [lines[0], lines.at(-1)];
  if (fence.test(first)) {
    return lines.length > 1 && /^(?:`{3,}|~{3,})$/.test(last);
  }
  if (lines.some((line) => codeMark.test(line))) {
    return false;
  }
  return (
    (lines.every((line) => proseStart.test(line)) && lines.some((line) => proseMark.test(line))) ||
    (lines.length === 1 && heading.test(first)) ||
    lines.every((line) => listItem.test(line) && !yaml.test(line))
  );
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
  const isProse = proseStart.test(lines[0]?.text ?? '');
  return lines.map(({from, to, before}, index) => {
    const nested = isProse ? 0 : (widths[index] ?? 0) - least;
    const insert = ' '.repeat(Math.max(0, column - width(before)) + nested);
    return {from, to, insert};
  });
}

function toFinding(source: string, node: Code, ancestors: readonly Nodes[]): Finding[] {
  const place = span(node);
  if (!place || !/[ \t]/.test(source[place.from] ?? '')) {
    return [];
  }
  const lines = linesIn(source, place.from, place.to, quoteDepth(ancestors));
  const last = lines.at(-1);
  return last && isNoCode(lines.map(({text}) => text))
    ? [
        {
          from: place.from,
          to: last.to + last.text.length,
          fix: {label: '去掉缩进', edits: dedent(source, lines, ancestors)},
        },
      ]
    : [];
}

/** A paragraph that begins with four spaces. */
export const indentedCodeByAccident: Rule = {
  id: 'indented-code-by-accident',
  title: '缩进让文字变成了代码',
  explanation:
    '空行之后，行首比所在的块多 4 个以上空格或一个 Tab，就是缩进代码块，里面的记号都不生效：去掉行首的空格。',
  section: indentedCode,
  severity: 'problem',
  find: ({source, tree}) => {
    const found: Finding[] = [];
    visitParents(tree, 'code', (node, ancestors) => {
      found.push(...toFinding(source, node, ancestors));
    });
    return found;
  },
};
