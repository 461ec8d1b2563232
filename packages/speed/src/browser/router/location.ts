/** An address in this site. */
export interface Location {
  /** From the slash on, decoded once. */
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its number sign, or empty. */
  readonly hash: string;
  /** The state that the navigation passed. */
  readonly state?: unknown;
  /** Distinguishes entries of the browser's history; the first page's entry has none. */
  readonly key?: string | undefined;
}

/** Where to go: a whole or relative address, or parts of one. */
export type Target = string | {[Part in keyof Location]?: Location[Part] | undefined};

/**
 * Resolves a target like history 4, which the server uses.
 *
 * @param current where a relative target starts; one without a path stays there
 * @throws {URIError} when the path cannot be decoded
 */
export function createLocation(
  to: Target,
  current: Pick<Location, 'pathname'>,
  ...[givenState, newKey]: [state?: unknown, key?: string]
): Location {
  const target = typeof to === 'string' ? partsOf(to || '/') : to;
  const {search = '', hash = '', state = givenState, key} = target;
  const path = decodeURI(target.pathname ?? '');
  return {
    pathname: path ? resolvePath(path, current.pathname) : current.pathname,
    search: withMark('?', search),
    hash: withMark('#', hash),
    state,
    key: newKey ?? key,
  };
}

/** The address as in links and in the browser, apart from its encoding. */
export function createPath({pathname, search, hash}: Location): string {
  return pathname + search + hash;
}

function partsOf(address: string): Exclude<Target, string> {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return {pathname, search, hash};
}

function withMark(mark: string, text: string): string {
  const content = text.startsWith(mark) ? text.slice(1) : text;
  return content && mark + content;
}

/** Resolves a path from another one, like a relative link. */
function resolvePath(path: string, from: string): string {
  if (path.startsWith('/')) {
    return path;
  }
  const steps: string[] = [];
  const parts = [...from.split('/').slice(0, -1), ...path.split('/')];
  for (const part of parts) {
    if (part === '..') {
      steps.pop();
    } else if (part !== '.') {
      steps.push(part);
    }
  }
  const resolved = (steps[0] ? '/' : '') + steps.join('/');
  return /^\.{0,2}$/.test(parts.at(-1) ?? '') && !resolved.endsWith('/')
    ? `${resolved}/`
    : resolved;
}
