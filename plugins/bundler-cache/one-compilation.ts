import type {Compiler} from '../compiler';

/**
 * Lets Rspack keep nothing in memory for a second compilation, of which a build has none. Its option `cache` means that memory, but
 * without it the cache on disk is off as well: so it is taken back when options have been read (seen with Rspack 1.7).
 */
export const oneCompilation = {
  apply({hooks, options}: Compiler): void {
    hooks.initialize.tap('one-compilation', () => {
      options.cache = false;
    });
  },
};
