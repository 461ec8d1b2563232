import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import type {View} from './browser';
import {noticeOf, type Notice} from './report';
import type {Answer, Question} from './thread-messages';
import {viewOf, type Site} from './view';

/** Checks all articles when it is asked to, in a thread, so that nobody waits for it. */
interface Checker {
  /** Asks for a check. One that is under way is not told of any more. */
  readonly check: () => void;
  /** Has the checks loaded anew by the next check: their code, or the site's facts, have changed. */
  readonly renew: () => void;
  /** What the page at a path shows of the last check; null where all is well, undefined before the first check is done. */
  readonly view: (path: string) => Promise<View | null | undefined>;
}

/**
 * The checks of a site's articles.
 *
 * @param checked is told of each check; where the thread dies, of that, and the next check begins another thread
 * @param module the module of the thread, which gets the site as its data
 */
export function createChecker(
  site: Site,
  checked: (notice: Notice | undefined) => void,
  module: string | URL = join(__dirname, 'thread.mjs'),
): Checker {
  let thread: Worker | undefined;
  let hasChecked = false;
  let failure: string | undefined;
  let number = 0;
  const waiting = new Map<number, (view: View | null | undefined) => void>();

  const forget = () => {
    thread = undefined;
    hasChecked = false;
    waiting.forEach((settle) => {
      settle(undefined);
    });
    waiting.clear();
  };
  const receive = (message: Answer) => {
    if (message.kind === 'checked') {
      hasChecked = true;
      failure = undefined;
      checked(message.notice);
    } else {
      waiting.get(message.number)?.(message.view);
      waiting.delete(message.number);
    }
  };
  const start = () => {
    const started = new Worker(module, {workerData: site});
    const fail = (reason: string) => {
      if (thread === started) {
        forget();
        failure = reason;
        checked(noticeOf({}, {ok: false, reason}));
      }
    };
    started.on('message', (message: Answer) => {
      if (thread === started) {
        receive(message);
      }
    });
    started.once('error', (error) => {
      fail(error.message);
    });
    started.once('exit', () => {
      fail('The thread of the check ended by itself.');
    });
    return started;
  };
  return {
    check: () => {
      thread ??= start();
      thread.postMessage('check' satisfies Question);
    },
    renew: () => {
      const old = thread;
      forget();
      void old?.terminate();
    },
    view: (path) => {
      if (failure !== undefined) {
        return Promise.resolve(viewOf(site, {failure}, path));
      }
      if (!hasChecked) {
        return Promise.resolve(undefined);
      }
      return new Promise((settle) => {
        number += 1;
        waiting.set(number, settle);
        thread?.postMessage({number, path} satisfies Question);
      });
    },
  };
}
