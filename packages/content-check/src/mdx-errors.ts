export {explainElements} from './checks/mdx-errors/elements.ts';
export {explainFailure} from './checks/mdx-errors/explain.ts';
export {mdxIssue} from './checks/mdx-errors/issue.ts';
export {explainImport, explainNames, importsOf} from './checks/mdx-errors/names.ts';
export type {Explanation, MdxFailure} from './checks/mdx-errors/words.ts';
