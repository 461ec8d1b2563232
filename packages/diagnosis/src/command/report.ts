import type {Finding} from '../diagnose.ts';
import {isSafe} from '../fix-text.ts';
import {ruleById} from '../rules/index.ts';
import {positionsIn} from '../text/positions.ts';
import {githubAnnotation} from './github-annotation.ts';

/** A file's text and the findings in it. */
export interface Report {
  readonly file: string;
  readonly text: string;
  /** The number of fixes applied to the file. */
  readonly fixed: number;
  readonly diagnoses: readonly Finding[];
}

/** The findings for people: `file:line:column severity rule title`, followed by the explanation, its source and the remedy. */
export function asText(reports: readonly Report[]): string {
  return reports.flatMap((report) => report.diagnoses.map((one) => lines(report, one))).join('');
}

function lines({file, text}: Report, diagnosis: Finding): string {
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

/** The findings as workflow commands, by which GitHub Actions annotates the lines of a pull request. */
export function asGitHub(reports: readonly Report[]): string {
  return reports
    .flatMap(({file, text, diagnoses}) => {
      const positionOf = positionsIn(text);
      return diagnoses.map(({rule, severity, from, to}) => {
        const {title = '', explanation = ''} = ruleById.get(rule) ?? {};
        const [start, end] = [positionOf(from), positionOf(to)];
        const annotation = githubAnnotation({
          level: severity === 'problem' ? 'error' : 'notice',
          ...{file, line: start.line, endLine: end.line},
          ...(start.line === end.line && {column: start.column, endColumn: end.column}),
          title: rule,
          message: `${title}。${explanation}`,
        });
        return `${annotation}\n`;
      });
    })
    .join('');
}
