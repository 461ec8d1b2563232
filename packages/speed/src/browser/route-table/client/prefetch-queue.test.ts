import {expect, it, vi} from 'vitest';
import {createQueue} from './prefetch-queue.ts';

const idle = (): Promise<void> => Promise.resolve();

function pagesFetchedBy(
  act: (enqueue: (address: string) => void) => void,
  fetchPage: (address: string) => Promise<void> = idle,
  untilIdle = idle,
) {
  const prefetchPage = vi.fn(fetchPage);
  act(createQueue(3, prefetchPage, untilIdle));
  return vi.waitFor(() => {
    expect(prefetchPage).toHaveBeenCalled();
    return new Promise<string[]>((resolve) => {
      setTimeout(() => {
        resolve(prefetchPage.mock.calls.map(([address]) => address));
      }, 20);
    });
  });
}

it('fetches each page once, the last one first', async () => {
  const fetched = await pagesFetchedBy((enqueue) => {
    for (const address of ['/a', '/b', '/a']) {
      enqueue(address);
    }
    setTimeout(enqueue, 10, '/b');
  });
  expect(fetched).toEqual(['/a', '/b']);
});

it('fetches so many of those that are named at once, and others when they are named', async () => {
  const fetched = await pagesFetchedBy((enqueue) => {
    for (const address of ['/1', '/2', '/3', '/4', '/5']) {
      enqueue(address);
    }
    setTimeout(enqueue, 10, '/1');
  });
  expect(fetched).toEqual(['/5', '/4', '/3', '/1']);
});

it('has no more than three on their way at a time', async () => {
  const fetched = await pagesFetchedBy(
    (enqueue) => {
      for (const address of ['/1', '/2', '/3', '/4']) {
        enqueue(address);
      }
    },
    () => new Promise(() => undefined),
  );
  expect(fetched).toEqual(['/4', '/3', '/2']);
});

it('goes on after a failure, and asks for that page again', async () => {
  let failures = 0;
  const fetched = await pagesFetchedBy(
    (enqueue) => {
      enqueue('/a');
      enqueue('/b');
      setTimeout(enqueue, 10, '/b');
    },
    (address) =>
      address === '/b' && failures++ === 0 ? Promise.reject(new Error('offline')) : idle(),
  );
  expect(fetched).toEqual(['/b', '/a', '/b']);
});

it('waits before each page as long as it is told to', async () => {
  let waits = 0;
  const never = new Promise<void>(() => undefined);
  const fetched = await pagesFetchedBy(
    (enqueue) => {
      enqueue('/a');
      enqueue('/b');
    },
    idle,
    () => (waits++ === 0 ? idle() : never),
  );
  expect(fetched).toEqual(['/b']);
});
