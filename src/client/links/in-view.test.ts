import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {prefetchInView} from './in-view';

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
  vi.useRealTimers();
  vi.unstubAllGlobals();
  prefetch.mockClear();
});

const newLink = (): Element => ({}) as Element;

/** Tells whoever observes these links that they are in view, or have left it. */
function scroll(links: readonly Element[], isIntersecting: boolean): void {
  const entries = links.map((target) => ({target, isIntersecting}) as IntersectionObserverEntry);
  observers.at(-1)?.(entries, {} as IntersectionObserver);
}

it('looks at links by one observer, not before they are painted, and fetches those in view', () => {
  const a = newLink();
  const b = newLink();
  prefetchInView(a, '/a');
  prefetchInView(b, '/b');
  expect(observed.size).toBe(0);
  vi.runAllTimers();
  expect([...observed]).toEqual([a, b]);
  expect(observers).toHaveLength(1);

  scroll([a, b], false);
  expect(prefetch).not.toHaveBeenCalled();
  scroll([b], true);
  expect(prefetch.mock.calls).toEqual([['/b']]);
  expect([...observed]).toEqual([a]);
});

it('forgets a link that is gone, be it looked at already or not', () => {
  const a = newLink();
  const b = newLink();
  const forgetA = prefetchInView(a, '/a');
  const forgetB = prefetchInView(b, '/b');
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
  const late = newLink();
  prefetchInView(late, '/late');
  vi.runAllTimers();
  scroll([late], true);
  expect(prefetch.mock.calls).toEqual([['/late']]);
  expect(observers).toHaveLength(1);
});
