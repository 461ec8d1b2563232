export {applyEdits} from './apply-edits.ts';
export {diagnose, type Diagnosis} from './diagnose.ts';
export {fixText, isSafe, type Fixed} from './fix-text.ts';
export type {Edit, Finding, Fix, ParsedText, Rule} from './rule.ts';
export {ruleById} from './rule-by-id.ts';
export {rules} from './rules/index.ts';
export type {Section} from './sections/index.ts';
export {parseGfm, parseText} from './text/parse.ts';
