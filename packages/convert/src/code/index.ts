import type * as languages from './languages.ts';

/** The languages of code, in one chunk for all that load them: the bundler makes a chunk for every place of an import. */
export const loadCode = (): Promise<typeof languages> => import('./languages.ts');
