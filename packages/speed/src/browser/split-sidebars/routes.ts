import type {
  PropCategoryGeneratedIndex,
  PropSidebarItem,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import {listOf, splitSidebar} from './sidebar-parts.ts';

/** Additional props of a category's page. */
export interface WithList {
  /** The category's breadcrumbs, and the list of its page; see listOf. */
  readonly list?: PropSidebarItem[];
}

/**
 * Changes a docs route, so that a page gets only the data of other docs that it shows. That is the open part of the sidebar, without
 * descriptions. The other parts of the sidebar are modules of the pages in them.
 *
 * @param write writes a module, by its name and code, and gives its path
 */
export async function splitRoute(
  route: RouteConfig,
  write: (name: string, code: string) => Promise<string>,
): Promise<RouteConfig> {
  const version = route.props?.version as PropVersionMetadata | undefined;
  if (!version) {
    return withRoutes(
      route,
      await Promise.all((route.routes ?? []).map((inner) => splitRoute(inner, write))),
    );
  }
  const sidebars = Object.entries(version.docsSidebars);
  const split = sidebars.map(([name, items]) => ({
    name,
    ...splitSidebar(items, `${version.version}-${name}`),
  }));
  const modules = new Map(
    await Promise.all(
      split
        .flatMap(({parts}) => [...parts])
        .map(
          async ([part, items]) =>
            [part, await write(`${part}.js`, moduleOf(part, items))] as const,
        ),
    ),
  );
  const complete = (inner: RouteConfig): RouteConfig => {
    const parts = split.flatMap(({partsOf}) => partsOf.get(inner.path) ?? []);
    const index = inner.props?.categoryGeneratedIndex as PropCategoryGeneratedIndex | undefined;
    const list =
      index &&
      listOf(
        version.docsSidebars[String(inner.sidebar)] ?? [],
        index.permalink,
        (id) => version.docs[id]?.description,
      );
    return {
      ...withRoutes(inner, (inner.routes ?? []).map(complete)),
      ...(parts.length && {
        modules: {
          ...inner.modules,
          sidebar: Object.fromEntries(parts.map((part, index) => [index, modules.get(part) ?? ''])),
        },
      }),
      ...(list && {
        props: {...inner.props, categoryGeneratedIndex: {...index, list} satisfies WithList},
      }),
    };
  };
  const docsSidebars = Object.fromEntries(split.map(({name, shown}) => [name, shown]));
  return {
    ...withRoutes(route, (route.routes ?? []).map(complete)),
    props: {...route.props, version: {...version, docs: {}, docsSidebars}},
  };
}

function withRoutes(route: RouteConfig, routes: RouteConfig[]): RouteConfig {
  return route.routes ? {...route, routes} : route;
}

/** A page's modules load before it is shown; each has a default export. */
function moduleOf(part: string, items: readonly PropSidebarItem[]): string {
  return `import {addPart} from '@theme/sidebar-parts';\nexport default addPart(${JSON.stringify(part)}, ${JSON.stringify(items)});\n`;
}
