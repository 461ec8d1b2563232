export {nothingKept, openEntries, type Entries} from './entries.ts';
export {kept} from './kept.ts';
export {keptFiles, keyOf, type KeptFiles} from './kept-files.ts';
export {articleStates, fingerprintOf, type ArticleState} from './project-files.ts';
