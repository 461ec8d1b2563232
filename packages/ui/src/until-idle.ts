/** Resolves when the browser is idle; after 100 ms in Safari, which lacks `requestIdleCallback`. */
export function untilIdle(): Promise<unknown> {
  return new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(resolve);
    } else {
      setTimeout(resolve, 100);
    }
  });
}
