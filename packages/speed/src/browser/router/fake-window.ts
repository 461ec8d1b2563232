interface Entry {
  readonly url: URL;
  readonly state: unknown;
}

/** The part of a browser's window that a router needs, with its own history. Back and forward take effect at once. */
export function fakeWindow(address: string): {window: object; entries: () => readonly Entry[]} {
  let entries: Entry[] = [{url: new URL(address, 'https://example.com'), state: null}];
  let shown = 0;
  const listeners: ((event: {state: unknown}) => void)[] = [];
  const urlOf = (to: string): URL => new URL(to, entries[shown]?.url);
  const history = {
    get state() {
      return entries[shown]?.state;
    },
    pushState(state: unknown, _: string, to: string) {
      entries = [...entries.slice(0, shown + 1), {url: urlOf(to), state}];
      shown += 1;
    },
    replaceState(state: unknown, _: string, to: string) {
      entries[shown] = {url: urlOf(to), state};
    },
    go(steps: number) {
      shown += steps;
      listeners.forEach((listener) => {
        listener({state: entries[shown]?.state});
      });
    },
  };
  const window = {
    history,
    get location() {
      return entries[shown]?.url;
    },
    document: {createElement: () => undefined},
    navigator: {userAgent: ''},
    addEventListener: (_: string, listener: (typeof listeners)[number]) => listeners.push(listener),
    removeEventListener: () => undefined,
  };
  return {window, entries: () => entries};
}
