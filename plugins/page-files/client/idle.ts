/** Safari knows no idle time. */
export function untilIdle(): Promise<unknown> {
  return new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(resolve);
    } else {
      setTimeout(resolve, 100);
    }
  });
}
