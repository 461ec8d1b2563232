export type {FetchFile, Searcher, SearchOptions, SearchResults} from '../index/types.ts';
export {createSearcher} from './searcher.ts';
