import {runInNewContext} from 'node:vm';

/** A route as Docusaurus generates it; the not-found page's route has no hash. */
export interface Route {
  readonly path: string;
  readonly hash: string | undefined;
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
}

/** The route of a page, or one around it, without its child routes. */
type Step = Omit<Route, 'routes' | 'hash'> & {readonly hash: string};

/**
 * Reads `.docusaurus/routes.js`.
 *
 * @throws {Error} when this version of Docusaurus writes it differently
 */
export function readRoutes(source: string): readonly Route[] {
  const script = source.replaceAll(/^import .*$/gm, '').replace('export default', 'routes =');
  const routes: unknown = runInNewContext(`let routes; ${script}; routes`, {
    ComponentCreator: (_path: string, hash?: string) => hash,
  });
  if (!Array.isArray(routes)) {
    throw new TypeError(
      '@markdown-zh/speed cannot read the routes of this Docusaurus. Build with SPEED=-route-table, and fix the lever.',
    );
  }
  return (routes as readonly Generated[]).map(withHash);
}

/** The routes around each page and its own, from the outermost on, by the page's path. */
export function chainsOf(
  routes: readonly Route[],
  around: readonly Step[] = [],
): Map<string, readonly Step[]> {
  const chains = new Map<string, readonly Step[]>();
  for (const {routes: below, hash, ...rest} of routes) {
    if (hash !== undefined) {
      const chain = [...around, {...rest, hash}];
      for (const [path, links] of below ? chainsOf(below, chain) : [[rest.path, chain] as const]) {
        // The router takes the first match.
        chains.set(path, chains.get(path) ?? links);
      }
    }
  }
  return chains;
}

interface Generated {
  readonly path: string;
  readonly component: string | undefined;
  readonly routes?: readonly Generated[];
}

function withHash({component, routes, ...rest}: Generated): Route {
  return {...rest, hash: component, ...(routes && {routes: routes.map(withHash)})};
}
