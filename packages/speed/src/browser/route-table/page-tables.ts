import type {ModuleLocation} from './chunks.ts';
import {chainsOf, type Route} from './routes.ts';
import type {ModuleId, PageTable, Tree} from './table.ts';

/** The pages of the site and the files that the build made for them. */
interface Build {
  readonly routes: readonly Route[];
  /** `routesChunkNames.json`: by path and hash of a route, the names of its modules in the registry. */
  readonly names: Readonly<Record<string, Tree<string>>>;
  readonly locations: ReadonlyMap<string, ModuleLocation>;
  /** The scripts of chunks that the runtime does not know. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * The table of each page, by its path.
 *
 * @throws {Error} when a module of a route is missing
 */
export function tablesOf({routes, names, locations, files}: Build): Map<string, PageTable> {
  return new Map(
    [...chainsOf(routes)].map(([path, chain]) => {
      const used = new Map<ModuleId, Omit<ModuleLocation, 'module'>>();
      const idOf = (name: string): ModuleId => {
        const location = locations.get(name);
        if (!location) {
          throw new Error(
            `@markdown-zh/speed did not find the module ${name} of ${path}. Build with SPEED=-route-table, and fix the lever.`,
          );
        }
        const {module, ...loading} = location;
        used.set(module, loading);
        return module;
      };
      const links = chain.map((step) => ({
        ...step,
        names: mapLeaves(names[`${step.path}-${step.hash}`] ?? {}, idOf),
      }));
      const chunks = new Set([...used.values()].flatMap((loading) => loading.chunks));
      const ownFiles = [...chunks].flatMap((chunk) => {
        const file = files[chunk];
        return file === undefined ? [] : [[chunk, file] as const];
      });
      return [
        path,
        {
          chain: links,
          modules: Object.fromEntries(used),
          files: Object.fromEntries(ownFiles),
        },
      ];
    }),
  );
}

function mapLeaves<Other>(tree: Tree<string>, change: (leaf: string) => Other): Tree<Other> {
  if (typeof tree === 'string') {
    return change(tree);
  }
  if (Array.isArray(tree)) {
    return (tree as readonly Tree<string>[]).map((branch) => mapLeaves(branch, change));
  }
  return Object.fromEntries(
    Object.entries(tree).map(([name, branch]) => [name, mapLeaves(branch, change)]),
  );
}
