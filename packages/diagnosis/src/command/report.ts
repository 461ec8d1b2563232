import type {Diagnosis} from '../diagnose.ts';
import {isSafe} from '../fix-text.ts';
import {ruleById} from '../rule-by-id.ts';

/** A file's text and the findings in it. */
export interface Report {
  readonly file: string;
  readonly text: string;
  /** The number of fixes applied to the file. */
  readonly fixed: number;
  readonly diagnoses: readonly Diagnosis[];
}

/** The findings for people: `file:line:column rule title`, followed by the explanation, its source and the remedy. */
export function asLines({file, text, diagnoses}: Report): string {
  return diagnoses
    .map((diagnosis) => {
      const {line, column, rule, fix} = diagnosis;
      const {title = '', explanation = '', section} = ruleById.get(rule) ?? {};
      const remedy = fix && `  修改：${fix.label}${isSafe(text, diagnosis) ? '（--fix）' : ''}\n`;
      return (
        `${file}:${line}:${column} ${rule} ${title}\n` +
        `  ${explanation}\n  ${section?.url ?? ''}\n${remedy ?? ''}`
      );
    })
    .join('');
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
