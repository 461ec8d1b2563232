/**
 * Pages to be fetched ahead: one after the other, those that were named last first, since the reader has come to them last. A
 * page that is shown has a share of its own, and what it has not used by then is dropped.
 *
 * @param most pages for each page that is shown
 * @param untilIdle is asked before each of them
 * @returns what takes the address of a page, and that of the page that is shown
 */
export function createQueue(
  most: number,
  fetchAhead: (address: string) => Promise<void>,
  untilIdle: () => Promise<void>,
): (address: string, shown: string) => void {
  const fetched = new Set<string>();
  let waiting = new Set<string>();
  let left = most;
  let shownLast = '';
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    await untilIdle();
    for (let next = takeLast(waiting); next; next = takeLast(waiting)) {
      if (left > 0) {
        left -= 1;
        fetched.add(next);
        await fetchAhead(next).catch(() => fetched.delete(next));
        await untilIdle();
      }
    }
    isRunning = false;
  }

  return (address, shown) => {
    if (shown !== shownLast) {
      shownLast = shown;
      left = most;
      waiting = new Set();
    }
    if (!fetched.has(address)) {
      waiting.add(address);
      if (!isRunning) {
        void run();
      }
    }
  };
}

function takeLast(addresses: Set<string>): string | undefined {
  const last = [...addresses].at(-1);
  addresses.delete(last ?? '');
  return last;
}
