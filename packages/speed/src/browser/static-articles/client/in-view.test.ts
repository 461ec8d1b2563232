import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {prefetchInView} from './in-view.ts';

const observed = new Set<Element>();
const observers: IntersectionObserverCallback[] = [];
const prefetch = vi.fn<(path: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {docusaurus: {prefetch}});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        observers.push(callback);
      }
      observe(element: Element): void {
        observed.add(element);
      }
      unobserve(element: Element): void {
        observed.delete(element);
      }
    },
  );
});

afterEach(() => {
  mounted.splice(0).forEach((forget) => {
    forget();
  });
  vi.useRealTimers();
  vi.unstubAllGlobals();
  prefetch.mockClear();
});

/** Functions that remove the mounted links. */
const mounted: (() => void)[] = [];

function mount(path: string): {link: Element; forget: () => void} {
  const link = {} as Element;
  const forget = prefetchInView(link, path);
  mounted.push(forget);
  return {link, forget};
}

/** Reports to the observer that these links have come into view, or have left it. */
function scroll(links: readonly Element[], isIntersecting: boolean): void {
  const entries = links.map((target) => ({target, isIntersecting}) as IntersectionObserverEntry);
  observers.at(-1)?.(entries, {} as IntersectionObserver);
}

it('looks at links by one observer, not before they are painted, and fetches those in view', () => {
  const {link: a} = mount('/a');
  const {link: b} = mount('/b');
  expect(observed.size).toBe(0);
  vi.runAllTimers();
  expect([...observed]).toEqual([a, b]);
  expect(observers).toHaveLength(1);

  scroll([a, b], false);
  expect(prefetch).not.toHaveBeenCalled();
  scroll([b], true);
  expect(prefetch.mock.calls).toEqual([['/b']]);
});

it('asks again for those that are still in view when another page brings its links, and for these after them', () => {
  const {link: a} = mount('/a');
  const {link: b} = mount('/b');
  vi.runAllTimers();
  scroll([a, b], true);
  scroll([b], false);
  prefetch.mockClear();
  const {link: later} = mount('/later');
  vi.runAllTimers();
  scroll([later], true);
  expect(prefetch.mock.calls).toEqual([['/a'], ['/later']]);
});

it('forgets a link that is gone, be it looked at already or not', () => {
  const {link: a, forget: forgetA} = mount('/a');
  const {link: b, forget: forgetB} = mount('/b');
  forgetA();
  vi.runAllTimers();
  expect(observed.has(a)).toBe(false);
  forgetB();
  expect(observed.has(b)).toBe(false);
  scroll([a, b], true);
  expect(prefetch).not.toHaveBeenCalled();
});

it('looks at links that come later, too', () => {
  vi.runAllTimers();
  const {link: late} = mount('/late');
  vi.runAllTimers();
  scroll([late], true);
  expect(prefetch.mock.calls).toEqual([['/late']]);
  expect(observers).toHaveLength(1);
});
