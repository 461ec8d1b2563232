export {parseArticle, readArticle, type Article, type ParsedArticle} from './checks/article.ts';
export {replaceOutsideCode} from './checks/outside-code.ts';
export {placeAt} from './checks/place.ts';
export {placeholder, readLine, readProse} from './checks/prose.ts';
