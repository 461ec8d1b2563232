export {readBuiltPages, type Build} from './built-pages.ts';
export type {Scope} from './scope.ts';
