export {checkContent, type Content} from './checks/content.ts';
export type {SourceFile} from './checks/checked-article.ts';
export {checkSnippets, type Parsers} from './checks/snippets.ts';
export {checkTypography} from './checks/typography.ts';
export {loadParsers} from './parsers/index.ts';
