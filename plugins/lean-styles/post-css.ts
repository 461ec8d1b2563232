import type {Plugin} from '@docusaurus/types';

type Options = Parameters<NonNullable<Plugin['configurePostCss']>>[0];

/**
 * PostCSS's options with its plugins themselves in place of their names, and without a look for a file of options: its loader
 * makes what is named anew for each sheet and searches the folders above it, for 2 s of a build. They are made when the first
 * sheet is compiled: after an edit of an article none is, and they take a quarter of a second to load.
 *
 * @param load gives what a path exports
 */
export function madeOnce(options: Options, load: (path: string) => unknown): Options {
  let made: unknown[] | undefined;
  return {
    ...options,
    config: false,
    get plugins() {
      made ??= options.plugins.map((plugin) => {
        const [name, own] = Array.isArray(plugin) ? (plugin as unknown[]) : [plugin];
        return typeof name === 'string' ? (load(name) as (own: unknown) => object)(own) : plugin;
      });
      return made;
    },
  };
}
