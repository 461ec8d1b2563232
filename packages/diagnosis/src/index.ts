export {applyEdits} from './apply-edits.ts';
export {diagnose, type Diagnosis, type DiagnosisOptions} from './diagnose.ts';
export {fixText, isSafe, type Fixed} from './fix-text.ts';
export {platforms, recognizePlatform, type Platform} from './platform.ts';
export type {Edit, Finding, Fix, ParsedText, Rule, Severity} from './rule.ts';
export {ruleById} from './rule-by-id.ts';
export {rules} from './rules/index.ts';
export type {Section} from './sections/index.ts';
export {parseGfm, parseText} from './text/parse.ts';
