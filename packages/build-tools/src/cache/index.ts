export {noCache, openValueCache, type ValueCache} from './value-cache.ts';
export {openFileCache, cacheKey, type FileCache} from './file-cache.ts';
export {articleStates, fingerprintOf, type ArticleState} from './project-files.ts';
export {readData, writeData} from './data-file.ts';
