import routes from '@generated/routes';
import {unlistedPage} from '@site/site/article-components';
import {blogRoutes} from '@site/site/blogs';
import {searchPath} from '@site/site/search';

/** What the generated routes say of a page, and of those below it. */
interface Route {
  readonly path?: string | readonly string[];
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
}

interface Scope {
  readonly baseUrl: string;
  readonly showPrivateBlog: boolean;
}

/** The decoded paths of all pages that something may lead to. */
export function knownPages({baseUrl, showPrivateBlog}: Scope): string[] {
  const hidden = [unlistedPage, searchPath, ...(showPrivateBlog ? [] : [blogRoutes.private])];
  const isHidden = (path: string) =>
    hidden.some((name) => `${path}/`.startsWith(`${baseUrl}${name}/`));
  return pathsOf(routes as readonly Route[]).filter((path) => path !== baseUrl && !isHidden(path));
}

function pathsOf(configs: readonly Route[]): string[] {
  return configs.flatMap(({path, exact, routes: children}) => [
    ...(exact && typeof path === 'string' ? [decodeURI(path)] : []),
    ...pathsOf(children ?? []),
  ]);
}
