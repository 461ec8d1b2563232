import type {Diagnosis} from '../diagnose.ts';
import {isSafe} from '../fix-text.ts';
import {ruleById} from '../rule-by-id.ts';
import {positionsIn} from '../text/positions.ts';

/** A file's text and the findings in it. */
export interface Report {
  readonly file: string;
  readonly text: string;
  /** The number of fixes applied to the file. */
  readonly fixed: number;
  readonly diagnoses: readonly Diagnosis[];
}

/** The findings for people: `file:line:column severity rule title`, followed by the explanation, its source and the remedy. */
export function asText(reports: readonly Report[]): string {
  return reports.flatMap((report) => report.diagnoses.map((one) => lines(report, one))).join('');
}

function lines({file, text}: Report, diagnosis: Diagnosis): string {
  const {line, column, rule, severity, fix} = diagnosis;
  const {title = '', explanation = '', section} = ruleById.get(rule) ?? {};
  const remedy = fix && `  修改：${fix.label}${isSafe(text, diagnosis) ? '（--fix）' : ''}\n`;
  return (
    `${file}:${line}:${column} ${severity} ${rule} ${title}\n` +
    `  ${explanation}\n  ${section?.url ?? ''}\n${remedy ?? ''}`
  );
}

/** The findings for programs: one object per file. */
export function asJson(reports: readonly Report[]): string {
  const files = reports.map(({file, text, fixed, diagnoses}) => ({
    file,
    fixed,
    findings: diagnoses.map((diagnosis) => {
      const {line, column, from, to, rule, severity, fix} = diagnosis;
      const {title, explanation, section} = ruleById.get(rule) ?? {};
      return {
        ...{line, column, from, to, rule, severity, title, explanation, section},
        ...(fix && {fix: {...fix, isSafe: isSafe(text, diagnosis)}}),
      };
    }),
  }));
  return `${JSON.stringify(files, undefined, 2)}\n`;
}

/**
 * The findings as workflow commands, by which GitHub Actions annotates the lines of a pull request (GitHub Docs, "Workflow commands").
 */
export function asGitHub(reports: readonly Report[]): string {
  return reports
    .flatMap(({file, text, diagnoses}) => {
      const positionOf = positionsIn(text);
      return diagnoses.map(({rule, severity, from, to}) => {
        const {title = '', explanation = ''} = ruleById.get(rule) ?? {};
        const [start, end] = [positionOf(from), positionOf(to)];
        // GitHub wants no columns for a range of several lines.
        const columns =
          start.line === end.line ? `,col=${start.column},endColumn=${end.column}` : '';
        const place = `file=${property(file)},line=${start.line},endLine=${end.line}${columns}`;
        const command = severity === 'problem' ? 'error' : 'notice';
        return `::${command} ${place},title=${property(rule)}::${data(`${title}。${explanation}`)}\n`;
      });
    })
    .join('');
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
