/** Parallel requests: on a slow line, more would only wait. */
const atOnce = 3;

/**
 * A queue of pages to prefetch, three at a time and the latest first, because the reader has reached them last.
 *
 * @param most its limit; drops the earliest beyond it
 * @param untilIdle is awaited before each page
 * @returns a function that takes the address of a page
 */
export function createQueue(
  most: number,
  prefetchPage: (address: string) => Promise<void>,
  untilIdle: () => Promise<unknown>,
): (address: string) => void {
  const fetched = new Set<string>();
  let waiting: string[] = [];
  let running = 0;

  async function run(): Promise<void> {
    running += 1;
    await untilIdle();
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const address = next;
      fetched.add(address);
      await prefetchPage(address).catch(() => fetched.delete(address));
      await untilIdle();
    }
    running -= 1;
  }

  return (address) => {
    if (!fetched.has(address)) {
      waiting = [...waiting.filter((other) => other !== address), address].slice(-most);
      if (running < atOnce) {
        void run();
      }
    }
  };
}
