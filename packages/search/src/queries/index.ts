export {isWithinOneEdit} from './edits.ts';
export {kinds, makeQueries, type Kind, type Query, type Split} from './generate.ts';
export {normalize} from './normalize.ts';
export {createRandom, hashOf, integer, pick, shuffle, type Random} from './random.ts';
