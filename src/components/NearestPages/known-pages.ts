import routes from '@generated/routes';
import type {RouteConfig} from 'react-router-config';
import {unlistedPage} from '@site/site/article-components';
import {blogRoutes} from '@site/site/blogs';
import {searchPath} from '@site/site/search';

interface Scope {
  readonly baseUrl: string;
  readonly showPrivateBlog: boolean;
}

/** The decoded paths of all pages that something may lead to. */
export function knownPages({baseUrl, showPrivateBlog}: Scope): string[] {
  const hidden = [unlistedPage, searchPath, ...(showPrivateBlog ? [] : [blogRoutes.private])];
  const isHidden = (path: string) =>
    hidden.some((name) => `${path}/`.startsWith(`${baseUrl}${name}/`));
  return pathsOf(routes as RouteConfig[]).filter((path) => path !== baseUrl && !isHidden(path));
}

function pathsOf(configs: readonly RouteConfig[]): string[] {
  return configs.flatMap(({path, exact, routes: children}) => [
    ...(exact && typeof path === 'string' ? [decodeURI(path)] : []),
    ...pathsOf(children ?? []),
  ]);
}
