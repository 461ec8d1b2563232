export {explainElements} from './checks/mdx-errors/elements.ts';
export {explainFailure} from './checks/mdx-errors/explain.ts';
export {mdxIssue} from './checks/mdx-errors/explain.ts';
export {explainImport, explainNames, importsOf} from './checks/mdx-errors/names.ts';
export type {Explanation} from './checks/mdx-errors/explanation.ts';
export type {MdxFailure} from './checks/parser-messages.ts';
export {faultAndRemedy} from './messages/to-issues.ts';
