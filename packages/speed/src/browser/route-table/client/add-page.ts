import globalData from '@generated/globalData.json';
import type {Link, PageTable} from '../table.ts';
import {addFiles, load} from './bundler.ts';
import names from './names.ts';
import {pageComponent} from './page-component.tsx';
import registry from './registry.ts';
import routes, {type ClientRoute} from './routes.ts';

/** Adds the routes, modules and files of a page to the router and the bundler. */
export function addPage({chain, files, modules}: PageTable): void {
  addFiles(files);
  addDoc(chain);
  for (const [module, loading] of Object.entries(modules)) {
    registry[module] ??= [() => load(module, loading), module, module];
  }
  let level = routes;
  chain.forEach((link, depth) => {
    const key = `${link.path}-${link.hash}`;
    let route = level.find((known) => known.key === key);
    if (!route) {
      names[key] = link.names;
      route = routeOf(link, key, depth === chain.length - 1);
      // The first match counts, so pages come before the routes of everything below them, and these before
      // `*`.
      const all = level.findIndex(({path}) => path === '*');
      level.splice(link.exact ? 0 : all < 0 ? level.length : all, 0, route);
    }
    level = route.routes ?? [];
  });
}

function routeOf({path, hash, names: _, ...rest}: Link, key: string, isPage: boolean): ClientRoute {
  const component = pageComponent(path, hash);
  return {...rest, path, key, component, ...(!isPage && {routes: []})};
}

interface Docs {
  readonly versions: readonly {
    readonly path: string;
    readonly docs: {readonly id: string; readonly path: string; readonly sidebar?: string}[];
  }[];
}

/**
 * Adds a doc to the global data, which does not contain it (global-data-loader.mjs), because the navbar marks the item of the
 * current doc's sidebar.
 *
 * @param chain the routes around a page and its own; those of another plugin's page have no effect
 */
function addDoc(chain: readonly Link[]): void {
  const instances = (globalData['docusaurus-plugin-content-docs'] ?? {}) as Record<string, Docs>;
  const versions = Object.values(instances).flatMap((instance) => instance.versions);
  const version = versions.find(({path}) => chain.slice(0, -1).some((link) => link.path === path));
  const {path, sidebar} = chain.at(-1) ?? {};
  if (version && path && sidebar && version.docs.every((doc) => doc.path !== path)) {
    version.docs.push({id: path, path, sidebar});
  }
}
