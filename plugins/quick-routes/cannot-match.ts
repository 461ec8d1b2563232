interface Route {
  readonly path?: unknown;
  readonly exact?: boolean;
}

/** Paths in which `path-to-regexp` finds neither parameters nor patterns. Others than ASCII letters have more than two cases. */
const plain = /^[\w\-.~%/]*$/;
/** By path; false for one that is not plain. */
const beginnings = new Map<string, string | false>();

let known = '';
let lower = '';

/**
 * Tells of most routes at once, without a regular expression, that `matchPath` of react-router would give null. False where it
 * has to be asked: where an address may match, and for paths with parameters.
 *
 * @param route what `matchPath` takes: an object with a path; of a path alone, or of several, nothing is told
 */
export function cannotMatch(pathname: string, route: Route | string | undefined): boolean {
  const path = typeof route === 'object' ? route.path : undefined;
  if (typeof path !== 'string') {
    return false;
  }
  const beginning = beginnings.get(path) ?? rememberBeginning(path);
  if (beginning === false) {
    return false;
  }
  if (pathname !== known) {
    [known, lower] = [pathname, pathname.toLowerCase()];
  }
  return (
    ((route as Route).exact === true && pathname.length > beginning.length + '/'.length) ||
    !lower.startsWith(beginning)
  );
}

/** With what an address begins that matches a path, in lower case. */
function rememberBeginning(path: string): string | false {
  const beginning = plain.test(path) && path.toLowerCase().replace(/\/$/, '');
  beginnings.set(path, beginning);
  return beginning;
}
