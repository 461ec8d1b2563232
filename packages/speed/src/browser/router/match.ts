/** The pattern of an address. */
export interface Matched {
  /** With its base URL, and without parameters: this site's routes have none. `*` is every address. */
  readonly path: string;
  /** Whether addresses below it do not match. */
  readonly exact?: boolean | undefined;
}

interface Route<Self> extends Matched {
  readonly routes?: readonly Self[];
}

/** Whether an address matches a path like react-router 5: in any case, and with or without a final slash. */
export function matchPath(pathname: string, {path, exact}: Matched): boolean {
  const beginning = path.replace(/\/$/, '').replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return path === '*' || new RegExp(`^${beginning}${exact ? '/?$' : '(/|$)'}`, 'i').test(pathname);
}

/** The routes of an address, from the outermost to the innermost. Of siblings, the first match counts. */
export function matchRoutes<Self extends Route<Self>>(
  routes: readonly Self[],
  pathname: string,
): {readonly route: Self}[] {
  const route = routes.find((one) => matchPath(pathname, one));
  return route ? [{route}, ...matchRoutes(route.routes ?? [], pathname)] : [];
}
