import type {Options} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';

type CreateItems = NonNullable<Options['createSitemapItems']>;

/**
 * The sitemap's items, with a date if it is correct. An article has the date of its front matter or of its last commit, which
 * Docusaurus knows. A list of posts has the date of its latest change. A page whose content is not in its own file has none.
 */
export const createSitemapItems: CreateItems = async ({defaultCreateSitemapItems, ...site}) => {
  const items = await defaultCreateSitemapItems(site);
  const routes = site.routes.flatMap(flatten);
  const dates = new Map(
    items.map(({url, lastmod}) => [pathOf(url), lastmod ?? undefined] as const),
  );
  const dateOf = new Map(
    routes.flatMap((route) => {
      const file = route.metadata?.sourceFilePath;
      return file === undefined ? [] : [[file, dates.get(pathOf(route.path))] as const];
    }),
  );
  const known = new Map(
    routes.map((route) => [
      pathOf(route.path),
      newest(articlesOf(route).map((file) => dateOf.get(file))),
    ]),
  );
  return items.map(({url}) => {
    const lastmod = known.get(pathOf(url));
    const {origin, pathname} = new URL(url);
    const path = applyTrailingSlash(pathname, {...site.siteConfig, trailingSlash: false});
    return {url: origin + path, ...(lastmod !== undefined && {lastmod})};
  });
};

/** The Markdown files of a page, below the site's folder. */
function articlesOf({metadata, modules}: RouteConfig): string[] {
  const own = metadata?.sourceFilePath;
  const listed = JSON.stringify(modules?.items ?? []).matchAll(/"path":"@site\/([^"]+)"/g);
  return [
    ...(own !== undefined && /\.mdx?$/.test(own) ? [own] : []),
    ...[...listed].map(([, file = '']) => file),
  ];
}

function newest(dates: readonly (string | undefined)[]): string | undefined {
  return dates
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);
}

function flatten(route: RouteConfig): RouteConfig[] {
  return route.routes ? route.routes.flatMap(flatten) : [route];
}

/** The path of a page, from an address with or without origin, encoded or not. */
function pathOf(address: string): string {
  return decodeURI(address.replace(/^https?:\/\/[^/]+/, '')).replace(/\/$/, '');
}
