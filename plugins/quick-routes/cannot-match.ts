interface Route {
  readonly path?: unknown;
  readonly exact?: boolean;
}

/** Paths in which `path-to-regexp` finds neither parameters nor patterns. Others than ASCII letters have more than two cases. */
const plain = /^[\w\-.~%/]*$/;
const beginnings = new Map<string, string | undefined>();

let known = '';
let lower = '';

/**
 * Tells of most routes at once, without a regular expression, that `matchPath` of react-router would give null. False where it
 * has to be asked: where an address may match, and for paths with parameters.
 *
 * @param route what `matchPath` takes: an object with a path; of a path alone, or of several, nothing is told
 */
export function cannotMatch(pathname: string, route: unknown): boolean {
  const {path, exact} = Object(route) as Route;
  const beginning = typeof path === 'string' ? beginningOf(path) : undefined;
  if (beginning === undefined) {
    return false;
  }
  if (pathname !== known) {
    [known, lower] = [pathname, pathname.toLowerCase()];
  }
  return (
    (exact === true && pathname.length > beginning.length + '/'.length) ||
    !lower.startsWith(beginning)
  );
}

/** With what an address begins that matches a path, in lower case. */
function beginningOf(path: string): string | undefined {
  if (!beginnings.has(path)) {
    const beginning = path.toLowerCase().replace(/\/$/, '');
    beginnings.set(path, plain.test(path) ? beginning : undefined);
  }
  return beginnings.get(path);
}
