export {createSearcher} from './searcher';
