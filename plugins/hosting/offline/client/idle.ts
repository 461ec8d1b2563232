/** Until the browser has nothing else to do; after 100 ms in Safari, which knows no idle time. */
export function untilIdle(): Promise<unknown> {
  return new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(resolve);
    } else {
      setTimeout(resolve, 100);
    }
  });
}
