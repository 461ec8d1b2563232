/** Pages that are on their way at a time: of a slow line more is waiting than sending. */
const atOnce = 3;

/**
 * Pages to be fetched ahead: three at a time, those that were named last first, since the reader has come to them last. Of many
 * that are named at once only so many wait, and none when another page is shown.
 *
 * @param most pages that wait
 * @param untilIdle is asked before each of them
 * @returns what takes the address of a page, and that of the page that is shown
 */
export function createQueue(
  most: number,
  prefetchPage: (address: string) => Promise<void>,
  untilIdle: () => Promise<unknown>,
): (address: string, shown: string) => void {
  const fetched = new Set<string>();
  let waiting: string[] = [];
  let shownLast = '';
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

  return (address, shown) => {
    if (shown !== shownLast) {
      shownLast = shown;
      waiting = [];
    }
    if (!fetched.has(address)) {
      waiting = [...waiting.filter((other) => other !== address), address].slice(-most);
      if (running < atOnce) {
        void run();
      }
    }
  };
}
