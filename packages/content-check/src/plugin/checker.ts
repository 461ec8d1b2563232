import {relative} from 'node:path';
import {withDefaults} from '../config.ts';
import {moduleAt, startThread, type Thread} from '@markdown-zh/build-tools/thread';
import type {View} from './browser.ts';
import type * as checks from './check-in-thread.ts';
import {noticeOf, type Notice} from './report.ts';
import {viewOf, type Site} from './view.ts';
import {watchedOf, type Watched} from './watch-content.ts';

/** Checks all articles in a thread, so that the development server does not wait. */
interface Checker {
  /** Requests a check. Of several requests during a check, only the last one is reported. */
  readonly check: () => void;
  /** Makes the next check load the configuration again. */
  readonly reload: () => void;
  /** The paths to watch for changes. */
  readonly watched: () => Promise<Watched>;
  /** The overlay of the page at a path; null without issues, undefined before the first check has ended. */
  readonly view: (path: string) => Promise<View | null | undefined>;
}

/**
 * The checks of a site's articles.
 *
 * @param checked called after each check, and when the thread dies: the next check then starts another thread
 * @param module the module of the thread
 */
export function createChecker(
  site: Site,
  checked: (notice: Notice | undefined) => void,
  module: URL = moduleAt('./check-in-thread', import.meta.url),
): Checker {
  let thread: Thread<typeof checks> | undefined;
  let busy: typeof thread;
  let hasChecked = false;
  let failure: string | undefined;
  let asked = 0;

  const start = () => (thread ??= startThread<typeof checks>(module, {data: site}));
  const forget = () => {
    const old = thread;
    thread = undefined;
    hasChecked = false;
    old?.end();
  };
  const failed = (current: typeof thread, error: unknown) => {
    if (thread === current) {
      forget();
      failure = error instanceof Error ? error.message : String(error);
      checked(noticeOf({}, {ok: false, reason: failure}, ''));
    }
  };
  const checkUntilDone = async (current: Thread<typeof checks>) => {
    let done = 0;
    while (done !== asked) {
      done = asked;
      await current.call('check', undefined);
      const notice = done === asked ? await current.call('news', undefined) : undefined;
      if (done === asked) {
        hasChecked = true;
        failure = undefined;
        checked(notice);
      }
    }
    busy = undefined; // at once, because the callback may request another check
  };
  return {
    check: () => {
      asked += 1;
      const current = start();
      if (busy !== current) {
        busy = current;
        checkUntilDone(current).catch((error: unknown) => {
          failed(current, error);
        });
      }
    },
    reload: forget,
    watched: async () => {
      const current = start();
      try {
        return await current.call('watched', undefined);
      } catch (error) {
        failed(current, error);
        return watchedOf(withDefaults(), site.config && relative(site.root, site.config));
      }
    },
    view: async (path) => {
      if (failure !== undefined) {
        return viewOf(site, {failure}, path);
      }
      return hasChecked ? thread?.call('view', path).catch(() => undefined) : undefined;
    },
  };
}
