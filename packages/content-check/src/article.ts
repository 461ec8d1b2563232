export {parseArticle, readArticle, type Article, type ParsedArticle} from './checks/article.ts';
export {replaceOutsideCode} from './checks/outside-code.ts';
export {positionAt} from './checks/position.ts';
export {placeholder, readLine, readProse} from './checks/prose.ts';
