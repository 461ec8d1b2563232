import {createLocation, createPath, type Location, type Target} from './location.ts';

/** The kind of navigation. */
export type Action = 'POP' | 'PUSH' | 'REPLACE';

type Listener = (location: Location, action: Action) => void;

/** Returns false to stay; asked before the reader goes. */
type Blocker = (location: Location, action: Action) => boolean | undefined;

/** The interface of history 4; `location` and `action` change. */
export interface SiteHistory {
  action: Action;
  location: Location;
  readonly createHref: (location: Location) => string;
  readonly push: (to: Target, state?: unknown) => void;
  readonly replace: (to: Target, state?: unknown) => void;
  /** Both return a function that removes the listener. The last blocker counts. */
  readonly listen: (listener: Listener) => () => void;
  readonly block: (blocker: Blocker) => () => void;
}

/** The state of a history entry, unless a link in the page made it. */
type Entry = Pick<Location, 'key' | 'state'> | null;

/** No browser goes back further. */
const maxKeys = 50;

/** The browser's history for the router, with the parts of history 4 that Docusaurus, its theme and this site use. */
export function createHistory(): SiteHistory {
  const listeners = new Set<Listener>();
  let blocker: Blocker | undefined;
  let isReturning = false;

  const history: SiteHistory = {
    action: 'POP',
    location: shownLocation(window.history.state as Entry),
    createHref: createPath,
    push(to, state) {
      const location = locationOf(to, state);
      if (maySwitch(location, 'PUSH')) {
        window.history.pushState(entryOf(location), '', createPath(location));
        const before = keys.slice(0, keys.indexOf(history.location.key) + 1);
        keys = [...before, location.key].slice(-maxKeys);
        show(location, 'PUSH');
      }
    },
    replace(to, state) {
      const location = locationOf(to, state);
      if (maySwitch(location, 'REPLACE')) {
        window.history.replaceState(entryOf(location), '', createPath(location));
        keys = keys.map((key) => (key === history.location.key ? location.key : key));
        show(location, 'REPLACE');
      }
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    block(next) {
      blocker = next;
      return () => {
        blocker = blocker === next ? undefined : blocker;
      };
    },
  };

  /** The known entries in order: how far to go back when the blocker refuses an entry. */
  let keys = [history.location.key];
  const placeOf = ({key}: Location): number => Math.max(keys.indexOf(key), 0);

  window.addEventListener('popstate', ({state}) => {
    const location = shownLocation(state as Entry);
    if (isReturning) {
      isReturning = false;
    } else if (maySwitch(location, 'POP')) {
      show(location, 'POP');
    } else {
      const steps = placeOf(history.location) - placeOf(location);
      isReturning = steps !== 0;
      if (isReturning) {
        window.history.go(steps);
      }
    }
  });

  function locationOf(to: Target, state: unknown): Location {
    return createLocation(to, history.location, state, Math.random().toString(36).slice(2, 8));
  }

  function maySwitch(location: Location, action: Action): boolean {
    return blocker?.(location, action) !== false;
  }

  function show(location: Location, action: Action): void {
    Object.assign(history, {location, action});
    for (const listener of listeners) {
      listener(location, action);
    }
  }

  return history;
}

function entryOf({key, state}: Location): Entry {
  return {key, state};
}

function shownLocation(entry: Entry): Location {
  const {pathname, search, hash} = window.location;
  return createLocation(pathname + search + hash, {pathname: '/'}, entry?.state, entry?.key);
}
