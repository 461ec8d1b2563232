import {createBrowserHistory} from 'history';
import {afterAll, expect, it, vi} from 'vitest';
import {createHistory, type Action, type SiteHistory} from './history.ts';
import type {Location} from './location.ts';
import {fakeWindow} from './fake-window.ts';

vi.hoisted(() => {
  // The package history needs a document when it loads.
  vi.stubGlobal('window', {document: {createElement: () => undefined}});
});

afterAll(() => {
  vi.unstubAllGlobals();
});

type Steps = (history: SiteHistory, go: (steps: number) => void) => void;

/** The input and output of a history after some steps, with its random keys numbered. */
function played(create: () => object, steps: Steps, address: string): object {
  const {window, entries} = fakeWindow(address);
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', {userAgent: ''});
  const history = create() as SiteHistory;
  const told: unknown[] = [];
  let last = history.location;
  history.listen((location, action) => {
    if (location !== last) {
      told.push([location, action]); // the package history also reports that it has stayed
    }
    last = location;
  });
  steps(history, (count) => {
    (window as {history: {go: (count: number) => void}}).history.go(count);
  });
  const {action, location} = history;
  const shown = entries().map(({url, state}) => [url.href, state]);
  const keys: string[] = [];
  const text = JSON.stringify({told, shown, action, location}, (name, value: unknown) => {
    if (name !== 'key' || typeof value !== 'string') {
      return value;
    }
    const known = keys.indexOf(value);
    return known < 0 ? keys.push(value) - 1 : known;
  });
  return JSON.parse(text) as object;
}

const stay = (_: Location, action: Action): boolean | undefined => action !== 'POP' && undefined;

const plays: Readonly<Record<string, Steps>> = {
  nothing: () => undefined,
  'on, and back and forward': (history, go) => {
    history.push('/docs/%E8%AF%AD%E6%B3%95?a#b', {from: 1});
    history.push({pathname: '/blog', state: 2}, 3);
    go(-2);
    go(1);
    history.push('c');
    history.push('#d');
  },
  'other places in a page': (history) => {
    history.replace({search: 'a=1'});
    history.replace({...history.location, hash: 'b'}, 'state');
    history.replace({search: undefined});
  },
  'a listener that has left': (history) => {
    history.listen(() => {
      throw new Error('is not called');
    })();
    history.push('/a');
  },
  'going back is not allowed': (history, go) => {
    history.push('/a');
    history.push('/b');
    history.push('/c');
    history.replace('/d');
    const allow = history.block(stay);
    go(-1);
    go(-2);
    allow();
    go(-2);
    history.block(stay);
    go(1);
    history.push('/e');
  },
  'nothing is allowed, and then all': (history, go) => {
    history.push('/a');
    const first = history.block(() => undefined);
    const second = history.block(() => false);
    first();
    history.push('/b');
    history.replace('/c');
    go(-1);
    second();
    history.push('/d');
  },
};

it.each(Object.entries(plays))('%s: as with history 4', (_, steps) => {
  for (const address of ['/', '/docs/%E4%BD%A0%E5%A5%BD?x=1#y']) {
    const expected = played(createBrowserHistory, steps, address);
    expect(played(createHistory, steps, address)).toEqual(expected);
  }
});

it('links have the same addresses', () => {
  vi.stubGlobal('window', fakeWindow('/').window);
  const location = {pathname: '/你', search: '?a', hash: '#b', state: undefined};
  expect(createHistory().createHref(location)).toBe(createBrowserHistory().createHref(location));
});

it('an address that cannot be decoded is refused', () => {
  vi.stubGlobal('window', fakeWindow('/').window);
  const history = createHistory();
  expect(() => {
    history.push('/%E8');
  }).toThrow(URIError);
  expect(history.location.pathname).toBe('/');
});
