import {positionsIn, type Position} from '../text/positions.ts';
import {diagnose, type Finding} from '../diagnose.ts';
import {rules as allRules} from '../rules/index.ts';
import type {Edit} from '../edits.ts';
import type {Rule} from '../rule.ts';

/** The parameters of a custom rule of markdownlint (its doc/CustomRules.md), as far as this rule uses them. */
interface Parameters {
  /** The lines without front matter. Each rule gets the same array. */
  readonly lines: readonly string[];
  readonly frontMatterLines: readonly string[];
}

/** A change within one line. Columns are from 1. */
interface FixInfo {
  readonly editColumn: number;
  readonly deleteCount: number;
  readonly insertText: string;
}

interface LintError {
  /** From 1, without front matter. */
  readonly lineNumber: number;
  readonly detail: string;
  readonly range?: [column: number, length: number];
  readonly fixInfo?: FixInfo;
}

interface CustomRule {
  readonly names: string[];
  readonly description: string;
  readonly information: URL;
  readonly tags: string[];
  readonly parser: 'none';
  readonly function: (params: Parameters, onError: (error: LintError) => void) => void;
}

interface Linted {
  readonly source: string;
  readonly diagnoses: readonly Finding[];
}

/** markdownlint asks each rule for itself. The text is diagnosed once. */
const linted = new WeakMap<readonly string[], Linted>();

function lint({lines, frontMatterLines}: Parameters): Linted {
  const known = linted.get(lines);
  if (known) {
    return known;
  }
  const source = [...frontMatterLines, ...lines].join('\n');
  const result = {source, diagnoses: diagnose(source)};
  linted.set(lines, result);
  return result;
}

/**
 * The rules for markdownlint, its command and its extension of VS Code: `customRules: ['@markdown-zh/diagnosis/markdownlint']`. The tags
 * `problem` and `hint` turn on and off all rules of their severity. Findings in front matter, which markdownlint does not show, are left
 * out, as are fixes that are not within lines.
 */
const rules: readonly CustomRule[] = allRules.map((rule) => ({
  names: [rule.id],
  description: rule.title,
  information: new URL(rule.section.url),
  tags: [rule.severity, 'chinese'],
  parser: 'none',
  function: (params, onError) => {
    const {source, diagnoses} = lint(params);
    const above = params.frontMatterLines.length;
    for (const diagnosis of diagnoses.filter((one) => one.rule === rule.id)) {
      errorsOf(source, rule, diagnosis)
        .filter(({lineNumber}) => lineNumber > above)
        .forEach((error) => {
          onError({...error, lineNumber: error.lineNumber - above});
        });
    }
  },
}));

export default rules;

/** One error at the finding, and one for each other line that its fix changes. */
function errorsOf(
  source: string,
  {explanation}: Rule,
  {line, column, from, to, fix}: Finding,
): LintError[] {
  const positionOf = positionsIn(source);
  const end = positionOf(to);
  const fixes = fix ? fixesByLine(source, fix.edits, positionOf) : new Map<number, FixInfo>();
  const own = fixes.get(line);
  const length = end.line === line ? to - from : (source.indexOf('\n', from) + 1 || to) - from;
  const lines = [...fixes].filter(([lineNumber]) => lineNumber !== line);
  return [
    {
      lineNumber: line,
      detail: explanation,
      range: [column, Math.max(1, length)],
      ...(own && {fixInfo: own}),
    },
    ...lines.map(([lineNumber, fixInfo]) => ({lineNumber, detail: explanation, fixInfo})),
  ];
}

/** The edits of each line as one; none if an edit removes a line ending. */
function fixesByLine(
  source: string,
  edits: readonly Edit[],
  positionOf: (offset: number) => Position,
): Map<number, FixInfo> {
  const byLine = new Map<number, Edit[]>();
  for (const edit of edits) {
    const {line} = positionOf(edit.from);
    byLine.set(line, [...(byLine.get(line) ?? []), edit]);
  }
  const isWithinLines = edits.every(({from, to}) => !/[\r\n]/.test(source.slice(from, to)));
  return new Map(
    isWithinLines
      ? [...byLine].map(([line, those]) => [line, fixOf(source, those, positionOf)])
      : [],
  );
}

function fixOf(
  source: string,
  edits: readonly Edit[],
  positionOf: (offset: number) => Position,
): FixInfo {
  const ordered = [...edits].sort((a, b) => a.from - b.from);
  const from = ordered[0]?.from ?? 0;
  const to = ordered.at(-1)?.to ?? from;
  let at = from;
  let insertText = '';
  for (const edit of ordered) {
    insertText += source.slice(at, edit.from) + edit.insert;
    at = edit.to;
  }
  return {editColumn: positionOf(from).column, deleteCount: to - from, insertText};
}
